import type { CreditoDeRuta } from '@leal/contract';
import type { ReactNode } from 'react';
import { Monto } from '../../../ui/Monto.tsx';
import '../../../ui/panel/panel.css';
import { textoAvance, textoInteres } from '../../../comun/credito/textos.ts';
import { textoFecha } from '../../../comun/textos/textos.ts';

const Dato = ({ nombre, children }: { nombre: string; children: ReactNode }) => (
  <div>
    <dt>{nombre}</dt>
    <dd>{children}</dd>
  </div>
);

export const DatosTarjeta = ({ credito }: { credito: CreditoDeRuta }) => (
  <dl className="fichas tarjeta-datos">
    <Dato nombre="Prestado">
      <Monto valor={credito.monto_solicitado} />
    </Dato>
    <Dato nombre="Diario">
      <Monto valor={credito.monto_diario} />
    </Dato>
    <Dato nombre="Interés">{textoInteres(credito)}</Dato>
    <Dato nombre="Inicio">{textoFecha(credito.fecha_inicio)}</Dato>
    <Dato nombre="Vence">{textoFecha(credito.fecha_vencimiento)}</Dato>
    <Dato nombre="Avance">{textoAvance(credito)}</Dato>
  </dl>
);
