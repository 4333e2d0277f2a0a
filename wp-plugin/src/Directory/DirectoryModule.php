<?php

declare(strict_types=1);

namespace Passerelle\Directory;

use Passerelle\Content\GroupsMigration;
use Passerelle\Content\Records;
use Passerelle\Content\Translations\Translations;
use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Content\Model\ContentType;

/** Profiles of the directory. */
final readonly class DirectoryModule implements HasMigrations
{
    public function __construct(private Records $records, private Translations $translations)
    {
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
}
