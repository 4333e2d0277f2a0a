<?php

declare(strict_types=1);

namespace Passerelle\Site;

use Passerelle\Kernel\Database;
use Passerelle\Kernel\Migrations\Migration;
use Passerelle\Site\Home\HomePlans;

/** Creates missing options: WordPress loads existing ones with one statement, but queries each missing one in every request. */
final readonly class OptionsMigration implements Migration
{
    public function id(): string
    {
        return 'site.001_options';
    }

    public function up(Database $db): void
    {
        foreach ([SiteTexts::OPTION, HomePlans::OPTION] as $option) {
            add_option($option, [], '', true);
        }
    }
}
