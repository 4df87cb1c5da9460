import { Button } from 'antd';
import { useRef } from 'react';

type Props = { nombre: string; alElegir: (archivo: File | undefined) => Promise<void> };

/** The browser's own control would speak its language, and is too small for a thumb: a button opens it. */
export function ElegirArchivo({ nombre, alElegir }: Props) {
  const campo = useRef<HTMLInputElement>(null);
  return (
    <div>
      <input
        ref={campo}
        type="file"
        hidden
        aria-label={nombre}
        accept=".xlsx,.xlsm,.csv,.txt"
        onChange={(suceso) => {
          void alElegir(suceso.target.files?.[0]);
          // The same file may be chosen again once it was saved anew.
          suceso.target.value = '';
        }}
      />
      <Button type="primary" onClick={() => campo.current?.click()}>
        Elegir archivo
      </Button>
    </div>
  );
}
