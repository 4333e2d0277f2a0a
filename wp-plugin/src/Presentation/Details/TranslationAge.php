<?php

declare(strict_types=1);

namespace Passerelle\Presentation\Details;

use GraphQL\Deferred;
use Passerelle\Content\Translations\LanguageVersions;
use Passerelle\GraphQL\Type;
use Passerelle\Presentation\Loading\Batch;
use Passerelle\Presentation\Loading\Loaded;
use Passerelle\Presentation\Loading\Needs;

/** Whether the texts of an item were translated from an earlier version of its source. */
final readonly class TranslationAge
{
    public function __construct(private Batch $batch, private LanguageVersions $languages)
    {
    }

    /** @return array<string, mixed> */
    public function field(): array
    {
        return DetailFields::field(Type::required('Boolean'), function (Visible $visible): bool|Deferred {
            if ($visible->isLocked) {
                return false;
            }
            $others = array_values(array_diff($visible->record->translations, [$visible->record->id]));

            return $this->batch->records(
                new Needs(posts: $others),
                fn (Loaded $loaded): bool => $this->languages->isOutdated($visible->record, $loaded->records($others)[0] ?? null),
            );
        });
    }
}
