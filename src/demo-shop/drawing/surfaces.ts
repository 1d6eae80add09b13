import { rect, sheet, tag } from './svg';

interface GrainOptions {
  /** How much of it is seen. */
  readonly strength?: number;
  /** How often it changes across and down: unlike numbers give fibres. */
  readonly frequency?: string;
  readonly octaves?: number;
  readonly seed?: number;
  /** The side of the noise that is repeated over the sheet: to make it for every dot takes long. */
  readonly tile?: number;
}

/** A layer over the whole sheet that makes it look like paper, cloth or stone. */
export function grain({
  strength = 0.1,
  frequency = '0.8',
  octaves = 2,
  seed = 1,
  tile = 300,
}: GrainOptions = {}): string {
  const [filterId, patternId] = [`noise${seed}`, `grain${seed}`];
  const noise = tag(
    'filter',
    { id: filterId, x: 0, y: 0, width: '100%', height: '100%' },
    tag('feTurbulence', {
      type: 'fractalNoise',
      baseFrequency: frequency,
      numOctaves: octaves,
      seed,
      stitchTiles: 'stitch',
    }),
    tag('feColorMatrix', { values: '1 0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 0' }),
    // White where the noise is high, black where it is low, and clear around its middle.
    tag(
      'feComponentTransfer',
      {},
      ...['R', 'G', 'B'].map((channel) =>
        tag(`feFunc${channel}`, { type: 'discrete', tableValues: '0 1' }),
      ),
      tag('feFuncA', { type: 'table', tableValues: '1 0.35 0 0.35 1' }),
    ),
  );
  const pattern = tag(
    'pattern',
    { id: patternId, width: tile, height: tile, patternUnits: 'userSpaceOnUse' },
    rect(0, 0, tile, tile, { filter: `url(#${filterId})` }),
  );
  return `${noise}${pattern}${sheet(`url(#${patternId})`, { opacity: strength })}`;
}

/** A filter that blurs; use it by `filter: url(#id)`. */
export function blur(id: string, deviation: number): string {
  return tag(
    'filter',
    { id, x: '-30%', y: '-30%', width: '160%', height: '160%' },
    tag('feGaussianBlur', { stdDeviation: deviation }),
  );
}

/** A filter that makes edges uneven, as if painted or printed by hand. */
export function rough(id: string, size: number, frequency = 0.03, seed = 3): string {
  return tag(
    'filter',
    { id, x: '-5%', y: '-5%', width: '110%', height: '110%' },
    tag('feTurbulence', {
      type: 'fractalNoise',
      baseFrequency: String(frequency),
      numOctaves: 3,
      seed,
    }),
    tag('feDisplacementMap', {
      in: 'SourceGraphic',
      scale: size,
      xChannelSelector: 'R',
      yChannelSelector: 'G',
    }),
  );
}

type Stop = readonly [offset: number, colour: string, opacity?: number];

/** A gradient from top to bottom of what it fills; `sideways` from left to right. */
export function fade(id: string, stops: readonly Stop[], sideways = false): string {
  return tag(
    'linearGradient',
    { id, x1: 0, y1: 0, x2: sideways ? 1 : 0, y2: sideways ? 0 : 1 },
    ...stopTags(stops),
  );
}

/** A gradient from the middle of what it fills outwards. */
export function glow(id: string, stops: readonly Stop[]): string {
  return tag('radialGradient', { id }, ...stopTags(stops));
}

function stopTags(stops: readonly Stop[]): string[] {
  return stops.map(([offset, colour, opacity = 1]) =>
    tag('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }),
  );
}
