import * as svg from './svg';

/** The side of the noise that is repeated over the sheet. */
const TILE = 300;

/** A layer over the whole sheet that makes it look like paper. */
export function grain(strength: number): string {
  // White where the noise is high, black where it is low, and clear around its middle.
  const filter = `<filter id="noise" x="0" y="0" width="100%" height="100%">
    <feTurbulence type="fractalNoise" baseFrequency="0.5" numOctaves="3" stitchTiles="stitch"/>
    <feColorMatrix values="1 0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 0"/>
    <feComponentTransfer>
      ${['R', 'G', 'B'].map((name) => `<feFunc${name} type="discrete" tableValues="0 1"/>`).join('')}
      <feFuncA type="table" tableValues="1 0.35 0 0.35 1"/>
    </feComponentTransfer>
  </filter>`;
  const pattern = svg.tag(
    'pattern',
    { id: 'grain', width: TILE, height: TILE, patternUnits: 'userSpaceOnUse' },
    svg.rect([0, 0], [TILE, TILE], { filter: 'url(#noise)' }),
  );
  return `${filter}${pattern}${svg.sheet('url(#grain)', { opacity: strength })}`;
}
