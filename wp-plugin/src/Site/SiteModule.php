<?php

declare(strict_types=1);

namespace Passerelle\Site;

use Passerelle\GraphQL\HasEnums;
use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Site\Home\HomeSection;

/** Editorial texts and pages of the site. */
final readonly class SiteModule implements HasMigrations, HasEnums
{
    public function migrations(): array
    {
        return [new OptionsMigration()];
    }

    public function enums(): array
    {
        return ['PasserelleHomeSection' => HomeSection::cases(), 'PasserellePageKey' => PageKey::cases()];
    }
}
