import { mix } from '../drawing/colours';
import type { Drawing } from '../drawing/drawing';
import { grain } from '../drawing/surfaces';
import { HEIGHT, path, place, polygon, polyline, rect, sheet, times, WIDTH } from '../drawing/svg';

/** Zigzags: bands, herringbone, tie-dyed waves and outlined arrows. */
export function chevrons(drawing: Drawing): string {
  const drawings = [bands, herringbone, lehariya, arrows];
  const draw = drawings[drawing.design % drawings.length] ?? bands;
  return `${sheet(drawing.palette.ground)}${draw(drawing)}${grain({ strength: 0.2 })}`;
}

function zigzag(y: number, half: number, rise: number) {
  return times(WIDTH / half + 2, (index) => [index * half, y + (index % 2) * rise] as const);
}

function bands({ palette }: Drawing): string {
  const { ground, tone, soft, main, strong } = palette;
  const colours = [ground, soft, ground, main, tone, strong];
  const thick = 52;
  return times(HEIGHT / thick + 4, (index) => {
    const top = zigzag((index - 3) * thick, 100, 100);
    const bottom = zigzag((index - 2) * thick + 1, 100, 100).reverse();
    return path(polygon([...top, ...bottom]), { fill: colours[index % colours.length] ?? ground });
  }).join('');
}

function herringbone({ palette, random }: Drawing): string {
  const { ground, tone, soft, main, strong } = palette;
  const [long, thick] = [168, 56];
  const plank = (x: number, y: number, turn: number) => {
    const shade = mix(random.pick([tone, tone, soft, soft, main]), strong, random.real(0, 0.16));
    const fibres = times(4, () => `M4 ${random.between(8, thick - 8)}H${long - 6}`).join('');
    return place(
      rect(2, 2, long - 4, thick - 4, { fill: shade }) +
        path(fibres, { stroke: strong, opacity: 0.14 }),
      [x, y],
      turn,
    );
  };
  const planks = times(35, (step) =>
    times(7, (column) => {
      const [x, y] = [(step - 17 + (column - 3) * 6) * thick, (step - 17) * thick];
      return plank(x, y, 0) + plank(x + long, y + thick, -90);
    }).join(''),
  );
  const joints = sheet(mix(ground, strong, 0.12));
  return joints + place(planks.join(''), [WIDTH / 2, HEIGHT / 2], 45);
}

function lehariya({ palette, random }: Drawing): string {
  const { soft, main, strong, accent } = palette;
  const colours = [main, soft, accent, main, strong, soft];
  const waves = times(66, (index) => {
    const points = times(61, (step) => {
      const x = step * 20;
      const swing = Math.abs(((x / 240) % 2) - 1) * 190;
      return [x, index * 18 - 200 + swing + random.real(-2.4, 2.4)] as const;
    });
    return path(polyline(points), {
      fill: 'none',
      stroke: colours[Math.floor(index / 2) % colours.length] ?? main,
      'stroke-width': index % 2 ? 4 : 9,
      'stroke-linejoin': 'round',
      'stroke-dasharray': index % 2 ? '13 5' : undefined,
    });
  });
  return waves.join('');
}

function arrows({ palette }: Drawing): string {
  const { tone, soft, main, strong, accent } = palette;
  const [half, step] = [60, 120];
  return times(HEIGHT / step + 3, (row) => {
    const y = (row - 2) * step;
    const line = (shift: number, stroke: string, width: number) =>
      path(polyline(zigzag(y + shift, half, 90)), {
        fill: 'none',
        stroke,
        'stroke-width': width,
        'stroke-linejoin': 'miter',
      });
    const dots = times(WIDTH / (half * 2) + 1, (index) =>
      path(
        polygon([
          [0, -9],
          [9, 0],
          [0, 9],
          [-9, 0],
        ]),
        {
          fill: accent,
          transform: `translate(${index * half * 2} ${y + 118})`,
        },
      ),
    );
    return [
      line(0, tone, 42),
      line(0, main, 5),
      line(24, soft, 4),
      line(40, strong, 2),
      ...dots,
    ].join('');
  }).join('');
}
