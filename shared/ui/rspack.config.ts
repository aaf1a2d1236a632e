import { resolve } from 'node:path'
import { type Configuration, rspack } from '@rspack/core'

const here = import.meta.dirname
/** The same as in the app's builds; otherwise logical properties would become physical ones. */
const BROWSERS = ['chrome >= 111', 'firefox >= 115', 'safari >= 16.4']
const isDev = process.env.NODE_ENV !== 'production'

/** The page that shows every component (`npm run ui`): a separate small build that needs neither shell nor server. */
const config: Configuration = {
  name: 'ui-page',
  mode: isDev ? 'development' : 'production',
  context: here,
  entry: './ui-page/main.tsx',
  target: `browserslist:${BROWSERS.join(', ')}`,
  devtool: isDev ? 'cheap-module-source-map' : false,
  output: {
    path: resolve(here, 'dist'),
    filename: isDev ? '[name].js' : '[name].[contenthash:8].js',
    cssFilename: isDev ? '[name].css' : '[name].[contenthash:8].css',
    clean: true,
  },
  resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        type: 'javascript/auto',
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { reactCompiler: true, react: { runtime: 'automatic', development: isDev } },
            target: 'es2022',
          },
        },
      },
      { test: /\.module\.css$/, type: 'css/module' },
      { test: /\.css$/, exclude: /\.module\.css$/, type: 'css' },
      { test: /\.woff2$/, type: 'asset/resource' },
    ],
    parser: { 'css/module': { namedExports: false } },
    generator: { 'css/module': { localIdentName: 'ui_[name]_[local]' } },
  },
  optimization: {
    minimizer: [
      new rspack.SwcJsMinimizerRspackPlugin(),
      new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: BROWSERS } }),
    ],
  },
  plugins: [
    new rspack.HtmlRspackPlugin({
      title: 'Sureda UI',
      templateContent:
        '<!doctype html><html lang="ca"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"></head><body><div id="root"></div></body></html>',
    }),
  ],
  performance: { hints: false },
}

export default {
  ...config,
  devServer: {
    port: Number(process.env.PORT ?? 4200),
    hot: false,
    liveReload: true,
    historyApiFallback: true,
  },
}
