<?php

declare(strict_types=1);

namespace Passerelle\Kernel;

use Passerelle\Kernel\Composition\Factory;

/** Folder that the plugin is installed in. */
#[Factory('own')]
final readonly class PluginFolder
{
    private function __construct(private string $path)
    {
    }

    public static function own(): self
    {
        return new self(dirname(__DIR__, 2));
    }

    /** The main file, from which WordPress derives the addresses of the plugin's files. */
    public function mainFile(): string
    {
        return "{$this->path}/passerelle.php";
    }

    public function config(): string
    {
        return "{$this->path}/config";
    }
}
