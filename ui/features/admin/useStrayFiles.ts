import { useEffect } from 'react';

/** The browser would open a file that is dropped beside its field. */
export function useStrayFiles(): void {
  useEffect(() => {
    const refuse = (event: DragEvent) => {
      // A field that takes the file has handled the event before.
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    };
    document.addEventListener('dragover', refuse);
    document.addEventListener('drop', refuse);
    return () => {
      document.removeEventListener('dragover', refuse);
      document.removeEventListener('drop', refuse);
    };
  }, []);
}
