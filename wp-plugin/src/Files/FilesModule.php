<?php

declare(strict_types=1);

namespace Passerelle\Files;

use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Kernel\Module;

final readonly class FilesModule implements Module, HasMigrations
{
    public function __construct(private FileRoute $route)
    {
    }

    public function register(): void
    {
        ByteResponse::register();
        $this->route->register();
    }

    public function migrations(): array
    {
        return FileTables::migrations();
    }
}
