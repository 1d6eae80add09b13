import {
  BookOpen,
  Box,
  CircleQuestionMark,
  File,
  Folder,
  HardHat,
  Image,
  type LucideIcon,
  Newspaper,
  Star,
  Table2,
  Tag,
  Ticket,
  Truck,
  Users,
  Wallpaper,
} from 'lucide-react';
import type { IconName } from '../../entities/icon-names';

/** What each icon that a config may name looks like. */
export const icons = {
  table: Table2,
  'hard-hat': HardHat,
  wallpaper: Wallpaper,
  folder: Folder,
  help: CircleQuestionMark,
  file: File,
  newspaper: Newspaper,
  ticket: Ticket,
  star: Star,
  book: BookOpen,
  truck: Truck,
  tag: Tag,
  users: Users,
  box: Box,
  image: Image,
} satisfies Record<IconName, LucideIcon>;
