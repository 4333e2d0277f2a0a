<?php

declare(strict_types=1);

namespace Passerelle\Directory;

use Passerelle\Content\GroupsMigration;
use Passerelle\Content\Records;
use Passerelle\Content\Translations\Translations;
use Passerelle\Directory\GraphQL\OwnProfileField;
use Passerelle\Directory\GraphQL\OwnProfileTypes;
use Passerelle\GraphQL\HasGraphQlTypes;
use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Content\Model\ContentType;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;

/** Profiles of the directory. */
final readonly class DirectoryModule implements HasGraphQlTypes, HasMigrations
{
    public function __construct(
        private PublicProfiles $profiles,
        private OwnProfiles $own,
        private Records $records,
        private Translations $translations,
    ) {
    }

    /** Programmes were shared by all languages, each of which has stored them. */
    public function migrations(): array
    {
        return [new GroupsMigration(
            'directory.001_programs_by_language',
            ContentType::CommunityProfile,
            $this->records,
            fn (int $groupId, array $group) => $this->translations->beginTranslating('programs', $group),
        )];
    }

    public function graphQlTypes(): array
    {
        return [new OwnProfileField($this->profiles), new OwnProfileTypes($this->own, new ViewerFactory(), new ProxyRequest())];
    }
}
