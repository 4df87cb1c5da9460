import { memo, useRef, useState } from 'react';
import { comoSeLlama } from '../../../lib/llamados.ts';
import type { PropsElemento } from '../lista/acomodo.tsx';
import { TarjetaRuta } from '../tarjeta/TarjetaRuta.tsx';
import { Asa, type Mandos } from './Asa.tsx';
import { useCerca } from '../tarjeta/vigia.ts';

/** A card with its number, and with its handle while it is near the screen. */
export const ElementoArrastrable = memo(({ credito, lugar = 0, fijo, tarjeta }: PropsElemento) => {
  const marco = useRef<HTMLLIElement>(null);
  const cerca = useCerca(marco);
  const [mandos, setMandos] = useState<Mandos>();
  const { id_credito } = credito;
  return (
    <li ref={marco} className="ruta-elemento" data-con-numero="" data-movible={mandos && ''} {...mandos}>
      {cerca && !fijo ? (
        <Asa
          id={id_credito}
          nombre={comoSeLlama(credito)}
          lugar={lugar}
          marco={marco}
          alTenerMandos={setMandos}
        />
      ) : (
        <span className="ruta-lugar">{lugar}</span>
      )}
      <TarjetaRuta credito={credito} {...tarjeta} />
    </li>
  );
});
ElementoArrastrable.displayName = 'ElementoArrastrable';
