import type { CreditoPorEntregar } from '@leal/contract';
import { Button } from 'antd';
import { EnlaceCliente } from '../../piezas/cliente/EnlaceCliente.tsx';
import { SIN_DATO, textoInstante } from '../../piezas/textos/textos.ts';
import { useDuda } from '../../lib/acciones/dudas.ts';
import { Insignia } from '../../ui/insignia/Insignia.tsx';
import { Monto } from '../../ui/Monto.tsx';
import { Celda } from '../../ui/tabla/Celda.tsx';
import { abrirPregunta } from './abrir-pregunta.ts';
import { textoEspera } from './sin-entregar.ts';
import { Nombre } from '../../ui/Nombre.tsx';

type Props = { credito: CreditoPorEntregar };

function Cancelar({ credito }: Props) {
  if (useDuda(`entrega ${credito.id_credito}`)) return <Insignia texto="Sin confirmar" tono="espera" />;
  return (
    <Button
      danger
      aria-label={`Cancelar el crédito de ${credito.nombre}`}
      onClick={() => void abrirPregunta('cancelar', credito)}
    >
      Cancelar
    </Button>
  );
}

const Fila = ({ credito }: Props) => {
  const { id_cliente, nombre, monto, nombre_cobrador, aprobado_en, dias_en_espera } = credito;
  const { es_renovacion, se_puede_cancelar } = credito;
  return (
    <tr>
      <Celda en="cliente" lugar="principal">
        <EnlaceCliente id_cliente={id_cliente} className="entregas-cliente">
          {nombre}
        </EnlaceCliente>
        {es_renovacion && <small className="entregas-de">Renovación</small>}
      </Celda>
      <Celda en="monto" lugar="principal" cifra>
        <Monto valor={monto} />
      </Celda>
      <Celda en="cobrador" lugar="renglon">
        <Nombre de={nombre_cobrador ?? SIN_DATO} />
      </Celda>
      <Celda en="aprobado" nombre="Aprobado">
        {textoInstante(aprobado_en)}
      </Celda>
      <Celda en="espera" className="entregas-espera">
        {textoEspera(dias_en_espera)}
      </Celda>
      <Celda en="acciones" lugar={se_puede_cancelar ? 'renglon' : 'fuera'} className="entregas-acciones">
        {se_puede_cancelar && <Cancelar credito={credito} />}
      </Celda>
    </tr>
  );
};

type PropsTabla = { filas: readonly CreditoPorEntregar[]; ocupada: boolean };

/** A table at a desk, blocks on a phone. A loan that can no longer be cancelled has no button. */
export const TablaPorEntregar = ({ filas, ocupada }: PropsTabla) => (
  <table className="tabla entregas" aria-label="Por entregar" aria-busy={ocupada}>
    <thead>
      <tr>
        <th>Cliente</th>
        <th data-tipo="cifra">Monto</th>
        <th>Cobrador</th>
        <th>Aprobado</th>
        <th>Espera</th>
        <th>
          <span className="solo-lectores">Acciones</span>
        </th>
      </tr>
    </thead>
    <tbody>
      {filas.map((credito) => (
        <Fila key={credito.id_credito} credito={credito} />
      ))}
    </tbody>
  </table>
);
