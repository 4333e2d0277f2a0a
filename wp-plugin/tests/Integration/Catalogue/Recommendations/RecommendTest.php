<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Catalogue\Recommendations;

use Passerelle\Accounts\InterestChoice;
use Passerelle\Catalogue\Recommendations\Dismiss;
use Passerelle\Catalogue\Recommendations\ReadPerson;
use Passerelle\Catalogue\Recommendations\Waiting\ListWaiting;
use Passerelle\Catalogue\Recommendations\Waiting\NextSteps;
use Passerelle\Content\Record;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\Audience;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Catalogue\Recommendations\Ranking\ReasonCode;
use Passerelle\Catalogue\Recommendations\Waiting\NextStep;
use Passerelle\Catalogue\Recommendations\Waiting\WaitingItem;
use Passerelle\Rights\Transition;
use Passerelle\Rights\Viewer;

/** Which items are recommended to whom, and what waits for them. */
final class RecommendTest extends RecommendationsTestCase
{
    private const FEW = 3;
    private const MANY = 9;

    public function testItWorksWithNoneSomeAndAllInterests(): void
    {
        $this->initiative('Danse à Bamako', ['dance'], ['ML']);
        $this->initiative('Théâtre à Dakar', ['theatre'], ['SN']);

        self::assertSame(['recent'], self::codes($this->reasons($this->person(), 'Danse à Bamako')));
        self::assertSame(['sector sectorIds: Danse', 'country countryIds: Mali'], $this->reasons($this->person(new InterestChoice(['dance'], ['ML', 'SN'])), 'Danse à Bamako'));
        self::assertSame(['country countryIds: Sénégal'], $this->reasons($this->person(new InterestChoice(['dance'], ['SN'])), 'Théâtre à Dakar'));
        self::assertSame(
            ['sector sectorIds: Danse', 'country countryIds: Mali'],
            $this->reasons($this->person(new InterestChoice([], [], true, true)), 'Danse à Bamako'),
        );
        self::assertSame(['sector sectorIds: Arts vivants et célébrations'], $this->reasons($this->person(new InterestChoice(['performing-arts'])), 'Danse à Bamako'));
        self::assertSame(['Danse à Bamako', 'Théâtre à Dakar'], $this->titles($this->person(new InterestChoice(['dance']))));
    }

    public function testOffersMatchNeedsAndTheReverseInTheirOwnLanguage(): void
    {
        $this->initiative('Offre', values: ['offered' => 'Bonjour. Deux costumières en tournée.']);
        $this->initiative('Demande', values: ['sought' => 'Une salle de répétition.']);
        $this->initiative('Offer', language: Lang::English, values: ['offered' => 'Costumieres, one of them a drone pilot.']);
        $person = $this->person(offered: 'Salle de répétition', sought: 'Une costumière');

        self::assertSame(['offers_sought offered: Deux costumières en tournée.'], $this->reasons($person, 'Offre'));
        self::assertSame(['seeks_offered sought: Une salle de répétition.'], $this->reasons($person, 'Demande'));
        self::assertSame(['recent'], self::codes($this->reasons($person, 'Offer')), 'another language');
        self::assertSame(['offers_sought'], self::codes($this->reasons($this->person(sought: 'Drone pilots', language: Lang::English), 'Offer')));
        self::assertSame(['recent'], self::codes($this->reasons($this->person(sought: 'Une salle de répétition'), 'Demande')), 'both seek it');
    }

    public function testWhatIsOnlyInTheOtherLanguageIsRecommendedAndATranslatedItemOnce(): void
    {
        $this->initiative('Dance in Bamako', ['dance'], ['ML'], Lang::English);
        $french = $this->initiative('Conte', ['storytelling'], ['ML']);
        $this->content->published(ContentType::Initiative, language: Lang::English, title: 'Tale', groupId: $french->groupId);
        $person = $this->person(new InterestChoice(['dance', 'storytelling']));

        self::assertEqualsCanonicalizing(['Dance in Bamako', 'Conte'], $this->titles($person));
        self::assertEqualsCanonicalizing(['Dance in Bamako', 'Tale'], $this->titles($person, Lang::English));
        self::assertSame('sector sectorIds: Danse', $this->reasons($person, 'Dance in Bamako')[0] ?? '', 'names are in the language of the reader');
    }

    public function testAMatchInOneLanguageOfAnItemIsQuotedInThatLanguage(): void
    {
        $french = $this->initiative('Atelier', values: ['offered' => 'Des marionnettes.']);
        $values = ['offered' => 'Puppets. A drone pilot.'];
        $this->content->published(ContentType::Initiative, $values, Lang::English, 'Workshop', groupId: $french->groupId, audience: Audience::Public);
        $person = $this->person(sought: 'Drone pilots', language: Lang::English);
        $reason = $this->recommendations($person)[0]->reasons[0] ?? null;

        self::assertSame(['Atelier'], $this->titles($person));
        self::assertSame([ReasonCode::OffersSought, 'A drone pilot.', Lang::English], [$reason?->code, $reason?->value, $reason?->language]);
    }

    public function testOwnMarkedAndDismissedItemsAndThoseThatAreOverAreLeftOut(): void
    {
        $person = $this->person(new InterestChoice(['theatre'], ['SN']));
        $own = $this->content->published(ContentType::Initiative, title: 'À moi', ownerId: $person->id);
        $marked = $this->initiative('En favori');
        $dismissed = $this->initiative('Pas pour moi');
        $this->content->published(ContentType::Event, ['startsAt' => '2020-01-10T18:00:00Z'], title: 'Passé');
        $this->initiative('Pour moi');
        $this->mark($person, $marked);
        $dismiss = $this->plugin->get(Dismiss::class);

        self::assertSame($dismissed->groupId, $dismiss($person, $dismissed->id, true));
        self::assertSame($dismissed->groupId, $dismiss($person, $dismissed->groupId, true), 'again, by the group');
        self::assertSame(['Pour moi'], $this->titles($person));
        self::assertContains('Pas pour moi', $this->titles($this->person()), 'others still get it');
        $dismiss($person, $dismissed->id, false);
        self::assertEqualsCanonicalizing(['Pour moi', 'Pas pour moi'], $this->titles($person));
        self::assertContains($own->title, $this->titles($this->person()));
    }

    public function testOnlyReadersDismissAndOnlyWhatIsPublic(): void
    {
        $dismiss = $this->plugin->get(Dismiss::class);
        $public = $this->initiative('Publique');
        $draft = $this->content->draft(ContentType::Initiative);

        self::assertSame(['access_token_missing'], $this->refusals(fn () => $dismiss(Viewer::anonymous(), $public->id, true)));
        foreach ([$draft->id, 999_999_999, 0] as $id) {
            self::assertSame(['not_found'], $this->refusals(fn () => $dismiss($this->person(), $id, true)), (string) $id);
        }
        self::assertSame(0, $this->dismissals());
    }

    public function testAnItemIsDismissedThoughItsFirstLanguageIsNotPublic(): void
    {
        $dismiss = $this->plugin->get(Dismiss::class);
        foreach ([Status::Draft, Status::Offline, Status::Trash] as $status) {
            $person = $this->person();
            $french = $this->content->in($status, ContentType::Initiative);
            $title = "In English only, {$status->value}";
            $this->content->published(ContentType::Initiative, language: Lang::English, title: $title, groupId: $french->groupId, audience: Audience::Public);
            self::assertContains($title, $this->titles($person, Lang::English));

            self::assertSame([$french->id, $french->groupId], [$french->groupId, $dismiss($person, $french->groupId, true)], $status->value);
            self::assertNotContains($title, $this->titles($person, Lang::English));
        }
    }

    public function testThePostOfALanguageThatIsNotPublicIsNotFoundByItsOwnNumber(): void
    {
        $dismiss = $this->plugin->get(Dismiss::class);
        $public = $this->initiative('Publique');
        $draft = $this->content->draft(ContentType::Initiative, language: Lang::English, groupId: $public->groupId);
        $offline = $this->content->in(Status::Offline, ContentType::Initiative);
        $this->content->draft(ContentType::Initiative, language: Lang::English, groupId: $offline->groupId);

        foreach ([$draft->id, $offline->groupId] as $id) {
            self::assertSame(['not_found'], $this->refusals(fn () => $dismiss($this->person(), $id, true)));
        }
        self::assertSame(0, $this->dismissals());
    }

    public function testDismissalsAreLimitedAndEndWithTheItem(): void
    {
        $person = $this->person();
        $store = $this->db->table('recommendation_dismissals');
        for ($number = 1; $number <= 500; $number++) {
            $this->db->execute("INSERT INTO {$store} (user_id, group_id, created_at) VALUES (%d, %d, '2020-01-01 00:00:00')", $person->id, 1_000_000 + $number);
        }
        $item = $this->initiative('Une de plus');
        ($this->plugin->get(Dismiss::class))($person, $item->id, true);

        self::assertSame(500, $this->dismissals());
        wp_delete_post($item->id, true);
        self::assertSame(499, $this->dismissals());
    }

    public function testTheNumberOfQueriesDoesNotGrowWithTheItems(): void
    {
        $person = $this->person(new InterestChoice(['theatre'], ['SN']), 'Salle de répétition', 'Costumière');
        $add = function (int $count): void {
            for ($number = 0; $number < $count; $number++) {
                $this->initiative("Numéro {$number}", values: ['offered' => 'Costumière']);
            }
        };
        $add(self::FEW);
        $this->recommendations($person);
        $few = $this->countQueries(fn () => $this->recommendations($person));
        $add(self::MANY - self::FEW);

        self::assertSame($few, $this->countQueries(fn () => $this->recommendations($person)));
        self::assertCount(self::MANY, $this->recommendations($person));
    }

    public function testWhatWaitsIsListedInItsOrder(): void
    {
        $person = $this->users->beneficiaire();
        foreach ([Status::Draft, Status::ToEdit, Status::Rejected, Status::Pending, Status::Published] as $status) {
            $this->content->in($status, ContentType::Initiative, $person->id);
        }
        $this->content->in(Status::Draft, ContentType::Event, $this->users->beneficiaire()->id);
        $soon = $this->content->published(ContentType::Event, ['startsAt' => gmdate('Y-m-d\TH:i:s\Z', time() + 3 * DAY_IN_SECONDS)], title: 'Bientôt');
        $later = $this->content->published(ContentType::Event, ['startsAt' => gmdate('Y-m-d\TH:i:s\Z', time() + 60 * DAY_IN_SECONDS)]);
        foreach ([$soon, $later] as $event) {
            $this->mark($person, $event);
        }

        $items = ($this->plugin->get(ListWaiting::class))($person, Lang::French);

        self::assertSame(['to_edit', 'refused', 'date', 'draft'], array_map(static fn (WaitingItem $item): string => $item->kind->value, $items));
        self::assertSame([$soon->id, "/evenement/{$soon->slug}/"], [$items[2]->id, $items[2]->path ?? '']);
        self::assertSame(['access_token_missing'], $this->refusals(fn () => ($this->plugin->get(ListWaiting::class))(Viewer::anonymous(), Lang::French)));
    }

    public function testADraftThatWasSavedOnceWaitsWithItsTime(): void
    {
        $person = $this->users->beneficiaire();
        $draft = $this->content->in(Status::Draft, ContentType::Initiative, $person->id);

        $items = ($this->plugin->get(ListWaiting::class))($person, Lang::French);

        self::assertEquals([$draft->modifiedAt], array_map(static fn (WaitingItem $item): mixed => $item->at, $items));
        self::assertEqualsWithDelta(time(), $draft->modifiedAt->getTimestamp(), 60);
    }

    public function testAFirstVisitHasThreeStepsAndEachIsTakenOnce(): void
    {
        $person = $this->person();
        self::assertSame([NextStep::Interests, NextStep::Profile, NextStep::Favourite], $this->steps($person));

        $event = $this->content->published(ContentType::Event);
        $this->mark($person, $event);
        self::assertSame([NextStep::Interests, NextStep::Profile], $this->steps($person));

        $other = $this->person(new InterestChoice([], [], true));
        $profile = $this->content->draft(ContentType::CommunityProfile, ownerId: $other->id);
        self::assertSame([NextStep::Profile, NextStep::Favourite], $this->steps($other));
        $this->content->change($profile, Transition::Publish);
        self::assertSame([NextStep::Favourite], $this->steps($other));
    }

    /**
     * @param list<string> $sectors
     * @param list<string> $countries
     * @param array<string, mixed> $values
     */
    private function initiative(string $title, array $sectors = ['theatre'], array $countries = ['SN'], Lang $language = Lang::French, array $values = []): Record
    {
        return $this->content->published(
            ContentType::Initiative,
            ['sectorIds' => $sectors, 'countryIds' => $countries, ...$values],
            $language,
            $title,
            audience: Audience::Public,
        );
    }

    /** @return list<NextStep> */
    private function steps(Viewer $person): array
    {
        return ($this->plugin->get(NextSteps::class))($person, ($this->plugin->get(ReadPerson::class))($person));
    }

    /**
     * @param list<string> $reasons
     * @return list<string>
     */
    private static function codes(array $reasons): array
    {
        return array_map(static fn (string $reason): string => explode(' ', $reason)[0], $reasons);
    }

    private function dismissals(): int
    {
        return (int) $this->db->value("SELECT COUNT(*) FROM {$this->db->table('recommendation_dismissals')}");
    }
}
