import type { SVGAttributes } from 'react';

/*
 * Icons of Lucide (lucide.dev, ISC licence). Each is one path: its own shapes would be three to ten elements,
 * and its library more than 1 kB.
 */
const paths = {
  table: 'M3 9h18M9 3v18M5 3h14a2 2 0 012 2v14a2 2 0 01-2 2H5a2 2 0 01-2-2V5a2 2 0 012-2',
  'hard-hat':
    'M10 10V5a1 1 0 011-1h2a1 1 0 011 1v5m0-4a6 6 0 016 6v3M4 15v-3a6 6 0 016-6m-7 9h18a1 1 0 011 1v2a1 1 0 01-1 1H3a1 1 0 01-1-1v-2a1 1 0 011-1',
  wallpaper:
    'M12 17v4m-4 0h8m-7-4 6.1-6.1a2 2 0 012.81.01L22 15M6 9a2 2 0 114 0 2 2 0 11-4 0M4 3h16a2 2 0 012 2v10a2 2 0 01-2 2H4a2 2 0 01-2-2V5a2 2 0 012-2',
  folder:
    'M20 20a2 2 0 002-2V8a2 2 0 00-2-2h-7.9a2 2 0 01-1.69-.9L9.6 3.9A2 2 0 007.93 3H4a2 2 0 00-2 2v13a2 2 0 002 2Z',
  help: 'M2 12a10 10 0 1120 0 10 10 0 11-20 0m7-2.5a3 2.5 0 016 0c0 2-2 2-3 3.5m0 4z',
  file: 'M6 22a2 2 0 01-2-2V4a2 2 0 012-2h8a2.4 2.4 0 011.7.7l3.6 3.6A2.4 2.4 0 0120 8v12a2 2 0 01-2 2zm8-20v5a1 1 0 001 1h5',
  newspaper:
    'M15 18h-5m8-4h-8m-6 8h16a2 2 0 002-2V4a2 2 0 00-2-2H8a2 2 0 00-2 2v16a2 2 0 01-4 0v-9a2 2 0 012-2h2m5-3h6a1 1 0 011 1v2a1 1 0 01-1 1h-6a1 1 0 01-1-1V7a1 1 0 011-1',
  ticket:
    'M2 9a3 3 0 010 6v2a2 2 0 002 2h16a2 2 0 002-2v-2a3 3 0 010-6V7a2 2 0 00-2-2H4a2 2 0 00-2 2Zm11-4v2m0 10v2m0-8v2',
  star: 'm12 2 3.09 6.26L22 9.27l-5 4.87 1.18 6.88L12 17.77l-6.18 3.25L7 14.14 2 9.27l6.91-1.01z',
  book: 'M12 5v16m8-2a2 2 0 002-2V5a2 2 0 00-2-2h-4a5 5 0 00-4 2 5 5 0 00-4-2H4a2 2 0 00-2 2v12a2 2 0 002 2h4a5 5 0 014 2 5 5 0 014-2z',
  truck:
    'M14 18V6a2 2 0 00-2-2H4a2 2 0 00-2 2v11a1 1 0 001 1h2m10 0H9m10 0h2a1 1 0 001-1v-3.65a1 1 0 00-.22-.62L18.3 8.38a1 1 0 00-.78-.38H14m1 10a2 2 0 114 0 2 2 0 11-4 0M5 18a2 2 0 114 0 2 2 0 11-4 0',
  tag: 'M12.59 2.59A2 2 0 0011.17 2H4a2 2 0 00-2 2v7.17a2 2 0 00.59 1.42l8.7 8.7a2.43 2.43 0 003.42 0l6.58-6.58a2.43 2.43 0 000-3.42zM7 7.5a.5.5 0 111 0 .5.5 0 11-1 0',
  users:
    'M16 21v-2a4 4 0 00-4-4H6a4 4 0 00-4 4v2M16 3.13a4 4 0 010 7.74M22 21v-2a4 4 0 00-3-3.87M5 7a4 4 0 118 0 4 4 0 11-8 0',
  box: 'M21 8a2 2 0 00-1-1.73l-7-4a2 2 0 00-2 0l-7 4A2 2 0 003 8v8a2 2 0 001 1.73l7 4a2 2 0 002 0l7-4A2 2 0 0021 16ZM3.3 7l8.7 5 8.7-5M12 22V12',
  image:
    'M5 3h14a2 2 0 012 2v14a2 2 0 01-2 2H5a2 2 0 01-2-2V5a2 2 0 012-2m2 6a2 2 0 114 0 2 2 0 11-4 0m14 6-3.09-3.09a2 2 0 00-2.82 0L6 21',
  list: 'M3 5zM3 12zM3 19zM8 5h13M8 12h13M8 19h13',
  cross: 'M18 6 6 18M6 6l12 12',
  next: 'M9 18l6-6-6-6',
  download: 'M12 15V3m9 12v4a2 2 0 01-2 2H5a2 2 0 01-2-2v-4m4-5 5 5 5-5',
  upload: 'M12 3v12m5-7-5-5-5 5m14 7v4a2 2 0 01-2 2H5a2 2 0 01-2-2v-4',
};

export type IconName = keyof typeof paths;

interface IconProps extends Pick<SVGAttributes<SVGElement>, 'fill' | 'className'> {
  readonly name?: IconName;
  /** Instead of a name: the shape of an icon that is used in one place only, and loads with that. */
  readonly path?: string;
  /** In pixels; a class can set another one. */
  readonly size?: number;
}

/** An icon in the colour of the text, for the eye only. */
export function Icon({ name, path, size = 16, fill = 'none', className }: IconProps) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill={fill}
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <path d={name ? paths[name] : path} />
    </svg>
  );
}
