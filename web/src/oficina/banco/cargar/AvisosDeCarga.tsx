import type { EnOtrasCuentas } from '@leal/contract';
import { formatearFecha } from '@leal/domain';
import { Alert, Button } from 'antd';
import { cuantos } from '../../../piezas/textos/textos.ts';
import type { DiaCortado } from './revisar.ts';

type PropsOtras = {
  otras: EnOtrasCuentas;
  /** It is that account, under the name by which it is known. */
  alSerEsa: (cuenta: string) => void;
  alSerOtra: () => void;
};

/** The same deposits are there under another name: they would be there twice. */
export const EnOtraCuenta = ({ otras, alSerEsa, alSerOtra }: PropsOtras) => (
  <Alert
    type="warning"
    showIcon
    role="alert"
    title={
      <span translate="no">
        {otras
          .map(
            ({ cuenta, renglones }) =>
              `${cuantos(renglones, 'depósito igual', 'depósitos iguales')} en ${cuenta}`,
          )
          .join('; ')}
      </span>
    }
    description={
      <div className="pila aire-8">
        <span>
          No se cargó nada. Si es la misma cuenta con otro nombre, cada depósito quedaría dos veces.
        </span>
        <div className="fila dobla aire-12">
          {otras.map(({ cuenta }) => (
            <Button key={cuenta} type="primary" onClick={() => alSerEsa(cuenta)}>
              {`Es la misma: ${cuenta}`}
            </Button>
          ))}
          <Button onClick={alSerOtra}>Es otra cuenta: cargar</Button>
        </div>
      </div>
    }
  />
);

/** Of a day that is cut in two the equal deposits are taken for those that are there. */
export const DiasCortados = ({ dias }: { dias: readonly DiaCortado[] }) => (
  <Alert
    type="warning"
    title={`${dias.map(({ fecha, hay, trae }) => `Del ${formatearFecha(fecha)} ya hay ${cuantos(hay, 'depósito', 'depósitos')} y el archivo trae ${trae}`).join('; ')}.`}
    description="Carga días completos: si un día se parte en dos archivos, de los depósitos iguales falta alguno."
  />
);
