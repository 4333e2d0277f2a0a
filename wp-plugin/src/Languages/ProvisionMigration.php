<?php

declare(strict_types=1);

namespace Passerelle\Languages;

use Passerelle\Kernel\Database;
use Passerelle\Kernel\Migrations\Migration;

/** The two languages exist from the first activation on. */
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
