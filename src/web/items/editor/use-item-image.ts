import { useEffect, useRef, useState } from 'react';
import type { MessageKey } from '../../i18n/messages.ts';
import { type PictureFault, preparePicture } from '../../images/prepare-picture.ts';
import { useObjectUrl } from '../../ui/forms/use-object-url.ts';

/** The change to the picture of an item; without file and `remove` it stays. */
export interface ItemImage {
  readonly file: File | null;
  /** true deletes the stored picture */
  readonly remove: boolean;
}

const untouched: ItemImage = { file: null, remove: false };

const faultMessages: Record<PictureFault, MessageKey> = {
  'too-large': 'item.form.imageTooLarge',
  'wrong-type': 'item.form.imageWrongType',
  heic: 'item.form.imageHeic',
  unreadable: 'failure.image.unreadable',
};

/** Returns the picture being chosen for an item and the actions on it. A refused file sets `fault` and changes nothing else. */
export function useItemImage() {
  const [image, setImage] = useState<ItemImage>(untouched);
  const [fault, setFault] = useState<MessageKey | null>(null);
  /** the last chosen file was refused, and none has been chosen since */
  const [isRefused, setRefused] = useState(false);
  const [preparing, setPreparing] = useState(false);
  const [preview, showFile] = useObjectUrl();
  // A save waits for the picture that is being prepared and then reads the newest one, so this is no state.
  const latest = useRef({
    image: untouched,
    revision: 0,
    work: Promise.resolve(true),
    isPreparing: false,
    /** a picture that the visitor chose is not replaced by a shop's */
    isChosen: false,
  });

  useEffect(() => {
    const { current } = latest;
    return () => {
      current.revision += 1;
    };
  }, []);

  const replace = (next: ItemImage) => {
    latest.current.revision += 1;
    latest.current.isPreparing = false;
    latest.current.image = next;
    setPreparing(false);
    setFault(null);
    setRefused(false);
    setImage(next);
    showFile(next.file);
  };

  /** Fulfils with false when the picture was refused. */
  const prepare = async (file: File): Promise<boolean> => {
    const revision = ++latest.current.revision;
    setFault(null);
    setRefused(false);
    setPreparing(true);
    latest.current.isPreparing = true;
    const prepared = await preparePicture(file);
    if (revision !== latest.current.revision) return true;
    if ('file' in prepared) {
      replace({ file: prepared.file, remove: false });
      return true;
    }
    latest.current.isPreparing = false;
    setPreparing(false);
    setFault(faultMessages[prepared.fault]);
    setRefused(true);
    return false;
  };

  return {
    image,
    fault,
    isRefused,
    preparing,
    preview,
    refuse: setFault,
    choose(file: File) {
      latest.current.isChosen = true;
      latest.current.work = prepare(file);
    },
    /** Uses a shop's picture, unless the visitor chose one or the stored one stays. */
    offer(file: File, hasPicture: boolean) {
      const { isChosen, image: current } = latest.current;
      if (isChosen || (hasPicture && !current.remove)) return;
      replace({ file, remove: false });
    },
    /** Removes the chosen picture, and the stored one if there is one. */
    clear(hadPicture: boolean) {
      latest.current.isChosen = false;
      latest.current.work = Promise.resolve(true);
      replace({ ...untouched, remove: hadPicture });
    },
    /** Fulfils with the picture once it is prepared; null when it was refused while this call waited. */
    async whenReady(): Promise<ItemImage | null> {
      const { isPreparing } = latest.current;
      const isFine = await latest.current.work;
      return isFine || !isPreparing ? latest.current.image : null;
    },
  };
}
