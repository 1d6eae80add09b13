import type { Input } from '../../../server/entities/check-input';
import { roomPath } from '../../pictures/picture-paths';

/** What the shop's writers hand in. */
export interface Article {
  readonly h1: string;
  readonly crumb: string;
  readonly metaTitle: string;
  readonly metaDescription: string;
  readonly keywords: string;
  readonly slug: string;
  /** The wallpaper whose room heads the article. */
  readonly wpId: string;
  readonly followIndex?: string;
  /** One to five sections of HTML. */
  readonly sections: readonly string[];
  readonly reviewIds?: string;
}

export function articleRow(article: Article, artId: string, type: 0 | 1): Input {
  const [div1, div2, div3, div4, div5] = article.sections.map(inLines);
  return {
    h1: article.h1,
    artId,
    bdc_tip: article.crumb,
    metaTitle: article.metaTitle,
    metaDescription: article.metaDescription,
    metaKeyword: article.keywords,
    slug: article.slug,
    articleImg: roomPath(article.wpId),
    followIndex: article.followIndex ?? 'index, follow',
    type,
    ...{ div1, div2, div3, div4, div5 },
    reviewId: article.reviewIds ?? null,
  };
}

/** HTML with an element a line, as people type it. */
function inLines(html: string): string {
  return html.replaceAll('><', '>\n<');
}
