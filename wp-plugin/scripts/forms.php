<?php

/**
 * Writes frontend/forms/*.json and frontend/text-fields.json from the definitions of content types, or with --check fails
 * when the files differ from them.
 */

declare(strict_types=1);

namespace Passerelle\Scripts;

use Passerelle\Content\Forms\FieldTexts;
use Passerelle\Content\Forms\FormsExport;
use Passerelle\Files\UploadRules;
use Passerelle\Kernel\Config;
use Passerelle\Plugin;

$root = dirname(__DIR__);
require "{$root}/vendor/autoload.php";

$config = Config::fromDirectory("{$root}/config");
$export = new FormsExport(Plugin::definitions($config), FieldTexts::fromDirectory("{$root}/config"), $config, (new UploadRules($config))->of(...));
$isCheck = in_array('--check', $argv, true);
foreach ($export->files() as $name => $json) {
    $path = dirname($root) . "/frontend/{$name}";
    if (!$isCheck) {
        file_put_contents($path, $json);
    } elseif (!is_readable($path) || file_get_contents($path) !== $json) {
        fwrite(STDERR, "{$path} differs from the definitions of content types: run npm run codegen\n");
        exit(1);
    }
}
