<?php

declare(strict_types=1);

namespace Passerelle\Site;

use Passerelle\GraphQL\EnumTypes;
use Passerelle\GraphQL\HasGraphQlTypes;
use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Site\GraphQL\Home;
use Passerelle\Site\GraphQL\HomeType;
use Passerelle\Site\GraphQL\SiteTypes;
use Passerelle\Site\Home\HomeSection;

/** Editorial texts and pages of the site. */
final readonly class SiteModule implements HasMigrations, HasGraphQlTypes
{
    public function __construct(private Home $home, private SiteTexts $texts, private Pages $pages)
    {
    }

    public function migrations(): array
    {
        return [new OptionsMigration()];
    }

    public function graphQlTypes(): array
    {
        return [
            new EnumTypes(['PasserelleHomeSection' => HomeSection::cases(), 'PasserellePageKey' => PageKey::cases()]),
            new SiteTypes($this->texts, $this->pages),
            new HomeType($this->home),
        ];
    }
}
