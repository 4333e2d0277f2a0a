<?php

declare(strict_types=1);

namespace Passerelle\Presentation\Directory;

use Passerelle\Catalogue\Catalogue;
use Passerelle\Catalogue\Kind;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Kernel\Config;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Presentation\Details\Visibilities;
use Passerelle\Presentation\Details\Visible;

/** Profiles and structures of the directory that the viewer may see, one for each group, in the language asked for if they have it. */
final readonly class FoundProfiles
{
    public function __construct(
        private Catalogue $catalogue,
        private Records $records,
        private Visibilities $visibilities,
        private Config $config,
    ) {
    }

    /**
     * Published ones by words of their name, in both languages.
     *
     * @param Kind|null $kind null: persons and structures
     * @return list<Visible> best matches first, those of the language before others
     */
    public function named(string $text, Lang $language, ?Kind $kind = null): array
    {
        $limit = $this->config->limit('directory', 'found');
        $ids = [];
        foreach ([$language, $language->other()] as $each) {
            array_push($ids, ...$this->catalogue->titled($text, $each, ContentType::CommunityProfile, $limit, $kind));
        }
        $found = $this->records->findMany($ids);
        $groups = [];
        foreach ($ids as $id) {
            $record = $found[$id] ?? null;
            if ($record?->status->isPublic() === true) {
                $groups[$record->groupId] ??= $record;
            }
        }

        return $this->visibilities->ofMany(array_slice(array_values($groups), 0, $limit));
    }

    /**
     * @param list<int> $groupIds of which only the first are read
     * @return list<Visible> in their order; without those that are no profile or structure, or that the viewer may not see
     */
    public function ofGroups(array $groupIds, Lang $language): array
    {
        $groupIds = array_slice(array_values(array_unique($groupIds)), 0, $this->config->limit('directory', 'named'));
        $groups = $this->records->findGroups($groupIds);
        $found = array_map(fn (int $id): ?Visible => $this->inLanguage($groups[$id] ?? [], $language), $groupIds);

        return array_values(array_filter($found, is_object(...)));
    }

    /** @param array<string, Record> $group by language */
    private function inLanguage(array $group, Lang $language): ?Visible
    {
        foreach ([$language, $language->other()] as $each) {
            $record = $group[$each->value] ?? null;
            $isListed = $record !== null && Kind::of($record->type) !== null && $record->status !== Status::Trash;
            $visible = $isListed ? $this->visibilities->of($record) : null;
            if ($visible !== null) {
                return $visible;
            }
        }

        return null;
    }
}
