<?php

/**
 * Writes generated/PluginContainer.php, which builds the services of the plugin, from the constructors of src, or with --check
 * fails when the file differs from them.
 */

declare(strict_types=1);

namespace Passerelle\Scripts;

use Passerelle\Build\Compiler;
use Passerelle\Build\Composition;
use Passerelle\Build\Sources;
use Passerelle\Kernel\Modules;

$root = dirname(__DIR__);
require "{$root}/vendor/autoload.php";
require "{$root}/../wp-env/vendor/autoload.php";

$path = "{$root}/generated/" . Compiler::CLASS_NAME . '.php';
$code = (new Compiler(new Sources("{$root}/src")))->compile((new Composition())->apply(...), [Modules::class]);
if (!in_array('--check', $argv, true)) {
    file_put_contents($path, $code);
} elseif (!is_readable($path) || file_get_contents($path) !== $code) {
    fwrite(STDERR, "{$path} differs from the constructors of the plugin: run npm run codegen\n");
    exit(1);
}
