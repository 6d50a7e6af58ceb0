import { useEffect, useRef, useState } from 'react';
import { type PictureFault, preparePicture } from '../browser/prepare-picture.ts';
import type { MessageKey } from '../i18n/messages.ts';
import { useFileAddress } from '../ui/use-file-address.ts';

/** What is to happen to the picture of an item. */
export interface ItemImage {
  readonly file: File | null;
  /** the picture the item had is to go */
  readonly remove: boolean;
}

const untouched: ItemImage = { file: null, remove: false };

const sentences: Record<PictureFault, MessageKey> = {
  'too-large': 'item.form.imageTooLarge',
  'wrong-type': 'item.form.imageWrongType',
  heic: 'item.form.imageHeic',
  unreadable: 'failure.image.unreadable',
};

/** The picture while it is being chosen: a refused one says why and changes nothing. */
export function useItemImage() {
  const [image, setImage] = useState<ItemImage>(untouched);
  const [fault, setFault] = useState<MessageKey | null>(null);
  const [preparing, setPreparing] = useState(false);
  const [preview, showFile] = useFileAddress();
  // Whoever saves waits for the picture that is still being prepared, and then needs the newest.
  const now = useRef({
    image: untouched,
    turn: 0,
    work: Promise.resolve(true),
    isUnderWay: false,
    /** a picture that the person chose is not replaced by one from a shop */
    isChosen: false,
  });

  useEffect(() => {
    const { current } = now;
    return () => {
      current.turn += 1;
    };
  }, []);

  const put = (next: ItemImage) => {
    now.current.turn += 1;
    now.current.isUnderWay = false;
    now.current.image = next;
    setPreparing(false);
    setFault(null);
    setImage(next);
    showFile(next.file);
  };

  /** Answers false when the picture was refused. */
  const prepare = async (file: File): Promise<boolean> => {
    const turn = ++now.current.turn;
    setFault(null);
    setPreparing(true);
    now.current.isUnderWay = true;
    const prepared = await preparePicture(file);
    if (turn !== now.current.turn) return true;
    if ('file' in prepared) {
      put({ file: prepared.file, remove: false });
      return true;
    }
    now.current.isUnderWay = false;
    setPreparing(false);
    setFault(sentences[prepared.fault]);
    return false;
  };

  return {
    image,
    fault,
    preparing,
    preview,
    refuse: setFault,
    choose(file: File) {
      now.current.isChosen = true;
      now.current.work = prepare(file);
    },
    /** Takes a shop's picture, ready as it is, unless there is one already that somebody wanted. */
    offer(file: File, hasPicture: boolean) {
      const { isChosen, image: current } = now.current;
      if (isChosen || (hasPicture && !current.remove)) return;
      put({ file, remove: false });
    },
    /** Takes the chosen picture back, and the one the item had if there is one. */
    clear(hadPicture: boolean) {
      now.current.isChosen = false;
      now.current.work = Promise.resolve(true);
      put({ ...untouched, remove: hadPicture });
    },
    /** The picture once it is ready; null when it was refused while somebody waited for it. */
    async settled(): Promise<ItemImage | null> {
      const { isUnderWay } = now.current;
      const isFine = await now.current.work;
      return isFine || !isUnderWay ? now.current.image : null;
    },
  };
}

export type ItemImageState = ReturnType<typeof useItemImage>;
