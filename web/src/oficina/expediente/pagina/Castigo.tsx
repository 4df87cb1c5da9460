import type { CreditoDelExpediente } from '@leal/contract';
import { Button } from 'antd';
import { NOMBRES } from '../../../piezas/campos/nombres.ts';
import { textoFecha } from '../../../piezas/textos/textos.ts';
import { SiActua } from '../../../lib/sesion/solo-lectura.ts';
import { BotonConPorque } from '../../../ui/BotonConPorque.tsx';
import { Frase } from '../../../ui/Frase.tsx';
import { Monto } from '../../../ui/Monto.tsx';
import { Nombre } from '../../../ui/Nombre.tsx';
import { Dato, Panel } from '../../../ui/panel/Panel.tsx';
import { abrirPregunta } from '../../castigos/abrir-pregunta.ts';

type Props = { credito: CreditoDelExpediente };

/** One that a manager wants written off, for another one to confirm, or to be let be. */
function Pedido({ credito }: Props) {
  const { pedido } = credito.por_castigar ?? {};
  if (pedido === undefined) return null;
  return (
    <Panel titulo="Castigo por confirmar">
      <div className="pila">
        <p className="nota">
          <Frase>
            <Nombre de={pedido.pedido_por} /> pide castigar este crédito: {pedido.motivo}
          </Frase>
        </p>
        <SiActua>
          <div className="grupo aire-8">
            <Button danger onClick={() => abrirPregunta('castigar', credito)}>
              Confirmar castigo
            </Button>
            <Button onClick={() => abrirPregunta('dejar', credito)}>No castigar</Button>
          </div>
        </SiActua>
      </div>
    </Panel>
  );
}

/** What was lost of a loan that was taken out, what came of it since, and what a manager may still do. */
export function Castigo({ credito }: Props) {
  const { castigo } = credito;
  if (castigo === undefined) return <Pedido credito={credito} />;
  return (
    <Panel titulo="Castigado">
      <div className="pila">
        <dl className="datos">
          <Dato nombre="Desde">{textoFecha(castigo.fecha)}</Dato>
          <Dato nombre={NOMBRES.motivo}>{castigo.motivo}</Dato>
          <Dato nombre="Por">
            <Nombre de={castigo.nombre} />
          </Dato>
          <Dato nombre="Debía entonces">
            <Monto valor={castigo.saldo} />
          </Dato>
          <Dato nombre={NOMBRES.capital}>
            <Monto valor={castigo.perdido} />
          </Dato>
          <Dato nombre="Cobrado después">
            <Monto valor={castigo.cobrado_despues} />
          </Dato>
          <Dato nombre="Otro préstamo">{castigo.levantado ? 'Permitido' : 'No, hasta que se permita'}</Dato>
        </dl>
        <SiActua>
          <div className="grupo aire-8">
            <BotonConPorque
              porque={castigo.no_se_deshace ?? null}
              onClick={() => abrirPregunta('deshacer', credito)}
            >
              Deshacer castigo
            </BotonConPorque>
            {!castigo.levantado && (
              <Button onClick={() => abrirPregunta('levantar', credito)}>Permitir otro préstamo</Button>
            )}
          </div>
        </SiActua>
      </div>
    </Panel>
  );
}
