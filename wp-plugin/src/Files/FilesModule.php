<?php

declare(strict_types=1);

namespace Passerelle\Files;

use Closure;
use Passerelle\Files\GraphQL\LogoSizeTypes;
use Passerelle\Files\GraphQL\MediaTypes;
use Passerelle\GraphQL\HasGraphQlTypes;
use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Kernel\Module;
use Passerelle\Outbox\HasHandlers;
use Passerelle\Rights\ViewerFactory;

final readonly class FilesModule implements Module, HasMigrations, HasGraphQlTypes, HasHandlers
{
    /** @param Closure(list<string>): void $announce called with the cache tags of pages that contain a released file */
    public function __construct(private Files $files, private ViewerFactory $viewers, private Closure $announce)
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

    public function handlers(): array
    {
        return $this->files->handlers(fn (int $fileId) => ($this->announce)($this->files->tags($fileId)));
    }

    public function graphQlTypes(): array
    {
        return [new MediaTypes(), new LogoSizeTypes()];
    }
}
