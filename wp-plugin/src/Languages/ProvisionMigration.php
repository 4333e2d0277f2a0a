<?php

declare(strict_types=1);

namespace Passerelle\Languages;

use Passerelle\Kernel\Database;
use Passerelle\Kernel\Migrations\Migration;

/** Creates both languages at the first activation. */
final readonly class ProvisionMigration implements Migration
{
    public function id(): string
    {
        return 'languages.001_both';
    }

    public function up(Database $db): void
    {
        (new Provision())->run();
    }
}
