<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\Recommendations;

use Passerelle\Accounts\Interests;
use Passerelle\Catalogue\Finders;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Directory\OwnProfiles;
use Passerelle\Kernel\Config;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;
use Passerelle\Catalogue\Recommendations\Opportunities\OpportunityWords;
use Passerelle\Catalogue\Recommendations\Opportunities\Side;
use Passerelle\Rights\StructureEditors;
use Passerelle\Rights\Viewer;

/** Reads what a person wrote of themselves, including what is hidden from others: only this person sees the result. */
final readonly class ReadPerson
{
    public function __construct(
        private Interests $interests,
        private OwnProfiles $profiles,
        private Finders $finders,
        private Records $records,
        private StructureEditors $structures,
        private Config $config,
    ) {
    }

    public function __invoke(Viewer $viewer): Person
    {
        $profile = array_values($this->profiles->find($viewer->id));
        $own = $this->published($viewer);
        $initiatives = array_filter($own, static fn (Record $record): bool => $record->type === ContentType::Initiative);

        return new Person(
            $this->interests->of($viewer->id),
            $this->stems([...$profile, ...$initiatives]),
            array_values(array_unique([
                ...array_map(static fn (Record $record): int => $record->groupId, [...$profile, ...$own]),
                ...$this->structures->structuresOf($viewer->id),
            ])),
        );
    }

    /** @return list<Record> public items of theirs, the newest of each language */
    private function published(Viewer $viewer): array
    {
        $limit = $this->config->limit('recommendations', 'ownItems');
        $ids = array_map(fn (Lang $language): array => $this->finders->publishedBy($language, $viewer->id, [], $limit), Lang::cases());

        return array_values($this->records->findMany(array_merge(...$ids)));
    }

    /**
     * @param list<Record> $records
     * @return array<string, array<string, list<string>>> by Side value and language
     */
    private function stems(array $records): array
    {
        $limit = $this->config->limit('recommendations', 'wordsOfPerson');
        $stems = [];
        foreach (Side::cases() as $side) {
            foreach (Lang::cases() as $language) {
                $texts = [];
                foreach ($records as $record) {
                    if ($record->language === $language) {
                        $texts[] = $record->values->text($side->value);
                    }
                }
                $stems[$side->value][$language->value] = OpportunityWords::of(implode("\n", $texts), $language, $limit);
            }
        }

        return $stems;
    }
}
