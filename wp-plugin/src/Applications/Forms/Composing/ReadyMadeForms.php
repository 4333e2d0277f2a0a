<?php

declare(strict_types=1);

namespace Passerelle\Applications\Forms\Composing;

use Passerelle\Kernel\PluginFolder;
use RuntimeException;

/** Reads the documents of the ready-made forms. */
final readonly class ReadyMadeForms
{
    public function __construct(private PluginFolder $folder)
    {
    }

    public function document(ReadyMadeForm $form): string
    {
        $path = "{$this->folder->config()}/application-forms/{$form->value}.json";
        $document = is_readable($path) ? (string) file_get_contents($path) : '';

        return $document === '' ? throw new RuntimeException("The ready-made form {$path} is missing.") : $document;
    }
}
