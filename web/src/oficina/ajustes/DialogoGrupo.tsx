import { fechaLocal, type Fecha, formatearFecha, sumarDias, TOPES } from '@leal/domain';
import { Checkbox, Form } from 'antd';
import { useEffect, useState } from 'react';
import { CampoFecha } from '../../ui/formulario/CampoFecha.tsx';
import { DialogoFormulario } from '../../ui/formulario/DialogoFormulario.tsx';
import { Entrada, EntradaLarga } from '../../ui/formulario/entradas.ts';
import { ahora } from '../../lib/reloj.ts';
import { criteriosEscritos, EfectoDeCriterios } from './EfectoDeCriterios.tsx';
import { type Campo, type Grupo, gruposDe, loCambiado, loEscrito } from './grupo.ts';
import { abrirConAjustes, type ConAjustes, EN_UN_MINUTO, useGuardar } from './guardar.tsx';

type Valores = Record<string, string | boolean | undefined>;

/** A setting may be saved for as long beforehand. */
const DIAS_POR_DELANTE = 366;

const LARGOS = { minRows: 3, maxRows: 8 };

function EntradaDe({ campo, ...resto }: { campo: Campo; id?: string }) {
  if (campo.clase === 'largo') return <EntradaLarga {...resto} autoSize={LARGOS} />;
  return (
    <Entrada {...resto} autoComplete="off" {...(campo.clase === 'numero' && { inputMode: 'numeric' })} />
  );
}

/** A longer text is read in the field itself, before it is changed. */
const CABE = 300;

/** The effect of a setting, its limits and, once something else is typed, the value of today. */
function Nota({ campo, cambia }: { campo: Campo; cambia: boolean }) {
  return (
    <>
      <span>{[campo.que, campo.limites].filter(Boolean).join(' ')}</span>
      {cambia && campo.dicho.length <= CABE && <strong className="en-bloque">{`Hoy: ${campo.dicho}`}</strong>}
    </>
  );
}

function CampoDeAjuste({ campo, cambia }: { campo: Campo; cambia: boolean }) {
  const { nombre, etiqueta, error } = campo;
  const nota = <Nota campo={campo} cambia={cambia} />;
  if (campo.clase === 'casilla')
    return (
      <Form.Item name={nombre} valuePropName="checked" extra={nota}>
        <Checkbox>{etiqueta}</Checkbox>
      </Form.Item>
    );
  const regla = {
    validator: (_: unknown, escrito = '') => {
      const mal = error?.(escrito) ?? null;
      return mal === null ? Promise.resolve() : Promise.reject(new Error(mal));
    },
  };
  return (
    <Form.Item name={nombre} label={etiqueta} rules={[regla]} extra={nota}>
      <EntradaDe campo={campo} />
    </Form.Item>
  );
}

type PropsDesde = { dia: Fecha | undefined; alElegir: (dia: Fecha | undefined) => void };

/** From now on, or from the start of a later day. */
function Desde({ dia, alElegir }: PropsDesde) {
  const hoy = fechaLocal(ahora());
  return (
    <div className="formulario-nota pila aire-4">
      <CampoFecha
        etiqueta="Rige desde"
        dia={dia}
        desde={sumarDias(hoy, 1)}
        hasta={sumarDias(hoy, DIAS_POR_DELANTE)}
        alElegir={alElegir}
      />
      <small className="tenue menuda">
        {dia ? 'Desde el principio de ese día; hasta entonces, lo de hoy.' : 'Sin fecha, en un minuto.'}
      </small>
    </div>
  );
}

function DialogoGrupo({ grupo, ...props }: ConAjustes & { grupo: Grupo }) {
  const { titulo, campos } = grupo;
  const [desde, setDesde] = useState<Fecha>();
  const acerca = { titulo, rige: desde ? `Rige desde el ${formatearFecha(desde)}.` : EN_UN_MINUTO };
  const { guardar, aviso, formulario, dialogo } = useGuardar(props, acerca);
  const escritos = Form.useWatch([], formulario) as Valores | undefined;
  const tocados = (valores: Valores = {}): Valores =>
    Object.fromEntries(Object.entries(valores).filter(([nombre]) => formulario.isFieldTouched(nombre)));
  const cambiados = loCambiado(grupo, tocados(escritos));
  const criterios = criteriosEscritos(cambiados);
  // A field that nobody has typed into follows the stored value: it must not be saved over somebody else's change.
  useEffect(() => {
    for (const { nombre, valor } of campos)
      if (!formulario.isFieldTouched(nombre))
        formulario.setFields([{ name: nombre, value: valor, touched: false }]);
  }, [campos, formulario]);
  const alEnviar = async (valores: Valores): Promise<void> => {
    // On a later day something else may stand by then: what was typed is sent, also what stands today.
    const cambian = (desde ? loEscrito : loCambiado)(grupo, tocados(valores));
    if (Object.keys(cambian).length === 0) return props.control.cerrar();
    const motivo = String(valores['motivo'] ?? '').trim();
    return guardar({
      cambios: grupo.cambios(cambian),
      ...(desde && { vigente_desde: desde }),
      ...(motivo !== '' && { motivo }),
    });
  };
  return (
    <DialogoFormulario<Valores>
      {...dialogo}
      titulo={titulo}
      textoEnviar="Guardar"
      valores={Object.fromEntries(campos.map(({ nombre, valor }) => [nombre, valor]))}
      primerCampo={campos[0]?.nombre ?? null}
      alEnviar={alEnviar}
    >
      {aviso}
      {campos.map((campo) => (
        <CampoDeAjuste key={campo.nombre} campo={campo} cambia={campo.nombre in cambiados} />
      ))}
      {criterios && <EfectoDeCriterios criterios={criterios} despues={desde !== undefined} />}
      <Desde dia={desde} alElegir={setDesde} />
      <Form.Item name="motivo" label="Por qué (opcional)">
        <Entrada autoComplete="off" maxLength={TOPES.motivo} />
      </Form.Item>
    </DialogoFormulario>
  );
}

export const abrirGrupo = (titulo: string): void =>
  abrirConAjustes((props) => {
    const grupo = gruposDe(props.ajustes).find((candidato) => candidato.titulo === titulo);
    return grupo ? <DialogoGrupo {...props} grupo={grupo} /> : null;
  });
