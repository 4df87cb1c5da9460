import { iniciarSuite } from '@leal/local';
import { abrirNavegador } from '@leal/pruebas';
import { entrar } from './apoyo/acceso.ts';
import { AMBOS, comoTexto } from './apoyo/tamanos.ts';
const suite = await iniciarSuite({ reloj: '2026-11-18T11:00:00-06:00' });
const navegador = await abrirNavegador();
const CASOS: [string,string,string,RegExp|null][] = [



 ['renovaciones','gerente','gerente/renovaciones',/^Qué es Solicitudes/],['activos','gerente','gerente/clientes-activos',/^Qué es Clientes activos/],['rutas','gerente','gerente/rutas',/^Qué es cada cifra/],
 ['ruta','cobrador1','cobrador',/^Qué es cada cifra/],



];
try { for (const quien of ['gerente','cobrador1']) {
  const c = await navegador.newContext(); await entrar(await c.newPage(), suite.url, {email:`${quien}@leal.demo`}); const estado = await c.storageState({indexedDB:true}); await c.close();
  for (const [n,q,camino,boton] of CASOS) if (q===quien) for (const tamano of AMBOS) {
    const tema = tamano.width===360 ? 'light':'dark';
    const ctx = await navegador.newContext({viewport:tamano,locale:'es-MX',reducedMotion:'reduce',colorScheme:tema as never,storageState:estado, hasTouch: tamano.width===360});
    const p = await ctx.newPage(); await p.goto(suite.url + (camino==='PAGO'?'cobrador':camino));
    if (camino==='PAGO') { await p.locator('.tarjeta-nombre').first().click(); }
    if (boton) { const b = p.getByRole('button',{name:boton}).first(); await b.waitFor(); await p.waitForTimeout(1500); await p.screenshot({path:`/tmp/leal/numeros/fotos/${n}-0-${comoTexto(tamano)}.png`}); tamano.width===360 ? await b.tap() : await b.click(); }
    await p.waitForTimeout(900); await p.screenshot({path:`/tmp/leal/numeros/fotos/${n}-1-${comoTexto(tamano)}.png`});
    await ctx.close();
  } } } finally { await navegador.close(); await suite.detener(); }
