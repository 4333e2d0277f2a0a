<?php

declare(strict_types=1);

namespace Passerelle\Applications\Export;

use Passerelle\GraphQL\HasEnums;
use Passerelle\Kernel\Module;

/** Exports of the applications to a call. */
final readonly class ExportModule implements Module, HasEnums
{
    public function __construct(private ExportFileRoute $files)
    {
    }

    public function register(): void
    {
        $this->files->register();
    }

    public function enums(): array
    {
        return ['PasserelleExportKind' => ExportKind::cases()];
    }
}
