import type { Input } from '../../../server/entities/check-input';
import { type Article, articleRow } from './article';
import { catalogues } from './catalogues';
import { guides } from './guides';
import { rooms } from './rooms';
import { styles } from './styles';

export function demoArticles(): Input[] {
  return [
    ...numbered([...guides, ...rooms, ...styles], 'ART', 0),
    ...numbered(catalogues, 'CAT', 1),
  ];
}

function numbered(articles: readonly Article[], prefix: string, type: 0 | 1): Input[] {
  return articles.map((article, index) =>
    articleRow(article, `${prefix}-${String(index + 1).padStart(3, '0')}`, type),
  );
}
