import type { FilaDeEquipo } from '@leal/contract';
import { Insignia } from '../../../ui/insignia/Insignia.tsx';
import { textoLoQueTenia } from './textos.ts';

/** The phones of a person that were taken for lost, until each is back; nothing where none was. */
export const Perdidos = ({ contacto }: Pick<FilaDeEquipo, 'contacto'>) =>
  contacto?.perdidos?.map((perdido) => (
    <div key={perdido.visto_en} className="equipo-hechos grupo a-lo-ancho aire-12 nota">
      <Insignia texto="Teléfono perdido" tono="mal" />
      <span>{textoLoQueTenia(perdido)}</span>
    </div>
  ));
