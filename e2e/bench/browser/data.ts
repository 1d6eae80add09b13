import type { Installer, Order, Wallpaper } from '../shared/rows';

const FIRST = words(
  'Aarav Aditi Anil Asha Bhavna Chetan Deepa Dinesh Farah Gauri Harish Indira Ishaan Jaya Kabir Kamal',
  'Kamala Kamini Kavita Lakshmi Mahesh Meera Mohan Nandini Naveen Pooja Prakash Radha Rahul Rekha',
  'Sanjay Sunita Tara Uma Varun Vidya Vikram Yamini Yusuf Zoya',
);
const LAST = words(
  'Agarwal Bhatt Chauhan Das Desai Fernandes Ghosh Gupta Iyer Jain Joshi Kamat Kapoor Kulkarni Kumar',
  'Malhotra Mehta Menon Mishra Mukherjee Naidu Nair Pandey Patel Patil Pillai Rao Rathore Reddy Saxena',
  'Sen Shah Sharma Shetty Singh Sinha Thakur Trivedi Varma Verma',
);
const CITIES = words(
  'Ahmedabad Ajmer Bengaluru Bhopal Chandigarh Chennai Delhi Guwahati Hyderabad Indore Jaipur Jodhpur',
  'Kochi Kolkata Kota Lucknow Mumbai Mysuru Nagpur Patna Pune Surat Udaipur Vadodara',
);
const STREETS = words('Ashok Gandhi Lake Mall Market Nehru Park Rajpath Station Temple');

/** The same random numbers each time. */
function generator(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const wallpaperId = (place: number) => `WP-${String(place + 1).padStart(5, '0')}`;
const phone = (random: (below: number) => number) => String(9_000_000_000 + random(999_999_999));

/** The word that is typed in six keys; each key narrows the search down. */
export const SEARCH_WORD = 'kamala';

export function makeOrders(count: number): readonly Order[] {
  const random = generator(17);
  const pick = (from: readonly string[]) => from[random(from.length)] ?? '';
  return Array.from({ length: count }, (_, place) => {
    const wallpaper = random(800);
    const [width, height] = [6 + random(15), 7 + random(5)];
    const step = random(5);
    const city = pick(CITIES);
    return {
      id: place + 1,
      orderId: `PH-${400_000 + place}`,
      customerName: `${pick(FIRST)} ${pick(LAST)} ${pick(LAST)}`,
      user: { mobile: phone(random) },
      wpId: wallpaperId(wallpaper),
      productName: `${pick(STREETS)} Paper ${wallpaper}`,
      productImage: `images/wallpapers/${wallpaperId(wallpaper)}.jpg`,
      muralImg: random(3) === 0 ? `images/murals/${wallpaperId(wallpaper)}.jpg` : null,
      paymentStatus: random(6) === 0 ? 'Pending' : 'Paid',
      transaction: { status: random(5) === 0 ? 'FAIL' : 'SUCCESS' },
      deliveryAddress: `${1 + random(400)}, ${pick(STREETS)} Road, ${city} ${100_000 + random(899_999)}`,
      purchaseDate: `2026-${two(1 + random(11))}-${two(1 + random(28))}`,
      wallDimension: `${width} ft x ${height} ft`,
      wpLength: String(height * 12),
      wpRate: 60 + random(200),
      purchaseAmount: width * height * (60 + random(200)),
      billingCity: city,
      installers: [],
      installerId: random(3) === 0 ? 1 + random(200) : null,
      packed: step > 0,
      shipped: step > 1,
      delivered: step > 2,
      installed: step > 3,
    };
  });
}

export function makeInstallers(count: number): readonly Installer[] {
  const random = generator(23);
  return Array.from({ length: count }, (_, place) => ({
    id: place + 1,
    name: `${FIRST[random(FIRST.length)]} ${LAST[random(LAST.length)]}`,
    city: CITIES[random(CITIES.length)] ?? '',
    phone: phone(random),
    aadhaarNo: '234123412346',
    rate: 100 + random(900),
  }));
}

export function makeWallpapers(count: number): readonly Wallpaper[] {
  const random = generator(29);
  return Array.from({ length: count }, (_, place) => ({
    id: place + 1,
    wpId: wallpaperId(place),
    name: `${STREETS[random(STREETS.length)]} Wallpaper ${place}`,
    slug: `wallpaper-${place}`,
    imgThumb: `images/wallpapers/${wallpaperId(place)}.jpg`,
  }));
}

function words(...lines: readonly string[]): readonly string[] {
  return lines.join(' ').split(' ');
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
