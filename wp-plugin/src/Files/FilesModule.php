<?php

declare(strict_types=1);

namespace Passerelle\Files;

use Passerelle\Accounts\ViewerFactory;
use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Kernel\Module;

final readonly class FilesModule implements Module, HasMigrations
{
    public function __construct(private Files $files, private ViewerFactory $viewers)
    {
    }

    public function register(): void
    {
        ByteResponse::register();
        $this->files->route($this->viewers)->register();
    }

    public function migrations(): array
    {
        return FileTables::migrations();
    }
}
