<?php

declare(strict_types=1);

namespace Passerelle\Newsletter\Issues;

use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Kernel\Module;
use Passerelle\Newsletter\Issues\Bounces\BounceCommand;

/** Issues of the newsletter: composed by editors, sent to subscribers by the worker. */
final readonly class NewsletterIssuesModule implements Module, HasMigrations
{
    public function __construct(private BounceCommand $bounces)
    {
    }

    public function register(): void
    {
        $this->bounces->register();
    }

    public function migrations(): array
    {
        return IssueTables::migrations();
    }
}
