<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Catalogue\Recommendations;

use Passerelle\Accounts\InterestChoice;
use Passerelle\Catalogue\Recommendations\ReadPerson;
use Passerelle\Catalogue\Recommendations\Recommend;
use Passerelle\Content\Record;
use Passerelle\Favourites\FavouriteStore;
use Passerelle\Kernel\SystemClock;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;
use Passerelle\Catalogue\Recommendations\Reason;
use Passerelle\Catalogue\Recommendations\Recommendation;
use Passerelle\Rights\Viewer;
use Passerelle\Tests\IntegrationTestCase;

/** Begins with empty indexes, whatever the database holds. */
abstract class RecommendationsTestCase extends IntegrationTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        foreach (['catalogue', 'catalogue_words', 'catalogue_facets', 'catalogue_blocks', 'catalogue_word_blocks', 'opportunity_words', 'recommendation_dismissals'] as $table) {
            $this->db->execute("DELETE FROM {$this->db->table($table)}");
        }
    }

    protected function person(InterestChoice $interests = new InterestChoice(), string $offered = '', string $sought = '', Lang $language = Lang::French): Viewer
    {
        $viewer = $this->users->beneficiaire();
        update_user_meta($viewer->id, \Passerelle\Accounts\Interests::META, [
            'sectors' => $interests->sectors,
            'countries' => $interests->countries,
            'allSectors' => $interests->allSectors,
            'allCountries' => $interests->allCountries,
        ]);
        if ($offered . $sought !== '') {
            $this->content->draft(ContentType::CommunityProfile, ['offered' => $offered, 'sought' => $sought], $language, ownerId: $viewer->id);
        }

        return $viewer;
    }

    protected function mark(Viewer $viewer, Record $item): void
    {
        (new FavouriteStore($this->db, new SystemClock()))->add($viewer->id, $item->groupId, $item->type);
    }

    /** @return list<Recommendation> */
    protected function recommendations(Viewer $viewer, Lang $language = Lang::French): array
    {
        wp_cache_flush();

        return ($this->plugin->get(Recommend::class))($viewer, ($this->plugin->get(ReadPerson::class))($viewer), $language);
    }

    /** @return list<string> */
    protected function titles(Viewer $viewer, Lang $language = Lang::French): array
    {
        return array_map(static fn (Recommendation $each): string => $each->record->title, $this->recommendations($viewer, $language));
    }

    /** @return list<string> "code field: value" of an item; none: it is not recommended */
    protected function reasons(Viewer $viewer, string $title, Lang $language = Lang::French): array
    {
        foreach ($this->recommendations($viewer, $language) as $each) {
            if ($each->record->title === $title) {
                return array_map(static fn (Reason $reason): string => "{$reason->code->value} {$reason->field}: {$reason->value}", $each->reasons);
            }
        }

        return [];
    }
}
