<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Catalogue;

use Passerelle\Catalogue\Facets;
use Passerelle\Catalogue\Filters\Filters;
use Passerelle\Catalogue\Finders;
use Passerelle\Catalogue\Indexer;
use Passerelle\Catalogue\OpenState;
use Passerelle\Content\Actions\SaveContent;
use Passerelle\Content\Actions\SaveInput;
use Passerelle\Content\Cause;
use Passerelle\Content\ContentChanged;
use Passerelle\Content\ContentListener;
use Passerelle\Content\Definitions;
use Passerelle\Content\OtherChange;
use Passerelle\Content\Record;
use Passerelle\Kernel\Transaction;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\Audience;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Rights\Transition;
use Passerelle\Rights\Viewer;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use RuntimeException;

#[Group('exhaustive')]
final class IndexTest extends CatalogueTestCase
{
    /** @return iterable<string, array{Status, bool}> */
    public static function statuses(): iterable
    {
        foreach (Status::cases() as $status) {
            if ($status !== Status::AutoDraft) {
                yield $status->value => [$status, $status->isPublic()];
            }
        }
    }

    #[DataProvider('statuses')]
    public function testFindsOnlyPublicItems(Status $status, bool $isFound): void
    {
        $record = $this->content->in($status, ContentType::Initiative);

        self::assertSame($isFound ? [$record->id] : [], $this->search()->ids);
        self::assertSame($isFound ? [$record->id] : [], $this->search(['q' => 'cinq'])->ids);
        self::assertSame($isFound ? ['SN' => 1] : [], $this->search()->facets->of('country'));
        self::assertSame($isFound ? ['initiative' => 1] : [], $this->search()->facets->of('type'));
    }

    #[DataProvider('contentTypes')]
    public function testEveryTypeIsFoundByItsTitleUnderItsSearchType(ContentType $type): void
    {
        $record = $type === ContentType::CommunityProfile
            ? $this->content->published($type, ['firstName' => 'Zénaïde', 'lastName' => 'Unique'])
            : $this->content->published($type, title: 'Zénaïde Unique');

        $result = $this->search(['q' => 'zenaide', 'type' => $type]);

        self::assertSame([$record->id], $result->ids);
        self::assertSame([$type->searchType()->value => 1], $result->facets->of('type'));
    }

    public function testTextsOfEveryVisibleFieldAreFound(): void
    {
        $this->content->published(ContentType::Initiative, [
            'subtitle' => 'Motsurtitre',
            'localContext' => 'Motcontexte',
            'description' => '<ul><li>Motliste</li><li>Motsuivant</li></ul><p>L&rsquo;&eacute;l&eacute;gance</p>',
            'ambition' => 'Motambition',
            'actions' => [['name' => 'Motaction', 'description' => 'Motdetail']],
            'partners' => [
                ['firstName' => 'Motprenom', 'lastName' => 'N’Guessan', 'structureName' => 'Motstructure'],
                ['lastName' => 'Motinvite', 'email' => 'motadresse@example.org'],
            ],
            'offered' => 'Motoffert',
            'sought' => 'Motcherche',
        ], title: 'Une chose');

        $words = [
            'motsurtitre', 'motcontexte', 'motliste', 'motsuivant', 'élégance', 'motambition', 'motaction', 'motdetail',
            'motprenom', 'nguessan', 'motstructure', 'motoffert', 'motcherche', 'sénégal', 'théâtre',
        ];
        self::assertSame(array_fill_keys($words, ['Une chose']), array_combine($words, array_map(fn (string $q): array => $this->found(['q' => $q]), $words)));
        $literally = fn (string $q): array => $this->found(['q' => $q, 'literal' => [$q]]);
        self::assertSame([], $literally('motadresse'));
        self::assertSame([], $literally('motinvite'), 'Who is invited is not named yet.');
        self::assertSame([], $literally('motlistemotsuivant'));
    }

    public function testFindsMembersOnlyItemsByTitleAndSummaryOnly(): void
    {
        $values = ['subtitle' => 'Motsurtitre', 'description' => '<p>Motsecret</p>', 'ambition' => 'Motambition', 'actions' => [['name' => 'Motaction']]];
        $this->content->published(ContentType::Initiative, $values, title: 'Réservée', audience: Audience::Members);

        self::assertSame([['Réservée'], ['Réservée']], [$this->found(['q' => 'reserve']), $this->found(['q' => 'motsurtitre'])]);
        self::assertSame([[], [], []], [$this->found(['q' => 'motsecret']), $this->found(['q' => 'motambition']), $this->found(['q' => 'motaction'])]);
    }

    public function testAFilterOfAFieldAppliesToTheTypesThatHaveTheField(): void
    {
        foreach ($this->plugin->get(Filters::class)->ofFields() as $filter) {
            $types = [];
            foreach (ContentType::cases() as $type) {
                foreach ($this->plugin->get(Definitions::class)->of($type)->fields() as $field) {
                    if ($field->key === $filter->source->field) {
                        $types[] = $type->value;
                    }
                }
            }
            self::assertEqualsCanonicalizing($types, $filter->source->types, $filter->name);
        }
    }

    public function testFiltersDoNotRevealCountriesOrDatesOfMembersOnlyItems(): void
    {
        $this->content->published(ContentType::Event, ['countryIds' => ['ML'], 'sectorIds' => ['dance'], 'mode' => 'online'], title: 'Réservé', audience: Audience::Members);

        $all = $this->search();
        self::assertSame(['Réservé'], $this->titles($all->ids));
        self::assertEquals(new Facets(['type' => ['event' => 1]] + array_fill_keys(array_keys($this->plugin->get(Filters::class)->all()), [])), $all->facets);
        $filters = [
            ['countries' => ['ML']], ['sectors' => ['dance']], ['state' => OpenState::Open], ['state' => OpenState::Closed], ['modes' => ['online']],
            ['q' => 'mali'], ['q' => 'danse'],
        ];
        foreach ($filters as $filter) {
            self::assertSame([], $this->found($filter));
        }
        self::assertSame([], $this->plugin->get(Finders::class)->nextEvents(Lang::French, 5));
        self::assertSame(0, $this->plugin->get(Finders::class)->countriesCount(Lang::French));
    }

    public function testFindsPersonsAndStructuresByTheTextsOfTheirCards(): void
    {
        $this->content->published(ContentType::CommunityProfile, [
            'firstName' => 'Koffi',
            'lastName' => 'N’Guessan',
            'job' => 'Scénographe',
            'biography' => '<p>Motbiographie</p>',
            'offered' => 'Motoffert',
            'motivation' => 'Motmotivation',
            'activityCity' => 'Bouaké',
        ]);
        $this->content->published(ContentType::Structure, [
            'summary' => 'Motresume',
            'activities' => 'Motactivites',
            'description' => '<p>Motdescription</p>',
            'contactEmail' => 'motcourriel@example.org',
            'city' => 'Thiès',
        ], title: 'Maison des marionnettes');

        foreach (['koffi', 'N’GUESSAN', "n'guess", 'guessan', 'scenographe', 'bouake'] as $q) {
            self::assertSame(['Koffi N’Guessan'], $this->found(['q' => $q, 'literal' => [$q]]), $q);
        }
        foreach (['marionnette', 'motresume', 'thies'] as $q) {
            self::assertSame(['Maison des marionnettes'], $this->found(['q' => $q, 'literal' => [$q]]), $q);
        }
        foreach (['motbiographie', 'motoffert', 'motmotivation', 'motactivites', 'motdescription', 'motcourriel'] as $q) {
            self::assertSame([], $this->found(['q' => $q]), $q);
        }
    }

    public function testReindexesChangeOfTitleTextOrCountry(): void
    {
        $record = $this->content->published(ContentType::Initiative, ['description' => '<p>Ancienmot</p>'], title: 'Ancien titre');

        $this->content->save($record, ['description' => '<p>Nouveaumot</p>', 'countryIds' => ['CI', 'ML'], 'sectorIds' => ['dance']], title: 'Nouveau titre', slug: 'nouveau');

        self::assertSame([[], []], [$this->found(['q' => 'ancien']), $this->found(['q' => 'ancienmot'])]);
        self::assertSame(['Nouveau titre'], $this->found(['q' => 'nouveaumot titre']));
        self::assertSame([], $this->found(['countries' => ['SN']]));
        self::assertSame(['CI' => 1, 'ML' => 1], $this->search()->facets->of('country'));
        self::assertSame(['dance' => 1, 'performing-arts' => 1], $this->search()->facets->of('sector'));
        self::assertSame('nouveau', $this->db->value("SELECT slug FROM {$this->db->table('catalogue')}"));
    }

    public function testReindexesChangeOfAudienceInBothLanguages(): void
    {
        $french = $this->content->published(ContentType::Initiative, ['description' => '<p>Motsecret</p>'], title: 'Une');
        $this->content->published(ContentType::Initiative, ['description' => '<p>Secretword</p>'], Lang::English, title: 'One', groupId: $french->groupId);
        self::assertSame([['Une'], ['One']], [$this->found(['q' => 'motsecret']), $this->found(['q' => 'secretword'], Lang::English)]);

        $this->setAudience($french, Audience::Members);
        self::assertSame([[], []], [$this->found(['q' => 'motsecret']), $this->found(['q' => 'secretword'], Lang::English)]);
        self::assertSame([['Une'], ['One']], [$this->found(), $this->found([], Lang::English)]);

        $this->setAudience($this->reload($french), Audience::Public);
        self::assertSame([['Une'], ['One']], [$this->found(['q' => 'motsecret']), $this->found(['q' => 'secretword'], Lang::English)]);
    }

    public function testLanguagesAreSeparate(): void
    {
        $french = $this->content->published(ContentType::Initiative, title: 'Marionnettes');
        $this->content->published(ContentType::Initiative, [], Lang::English, title: 'Puppets', groupId: $french->groupId);
        $this->content->published(ContentType::Initiative, title: 'Seulement en français');

        self::assertSame([['Seulement en français', 'Marionnettes'], ['Puppets']], [$this->found(), $this->found([], Lang::English)]);
        $literally = fn (string $q, Lang $language): array => $this->found(['q' => $q, 'literal' => [$q]], $language);
        self::assertSame([[], []], [$literally('puppets', Lang::French), $literally('marionnettes', Lang::English)]);
    }

    public function testReindexesTrashRestoreAndDeletion(): void
    {
        $record = $this->content->published(ContentType::Initiative, title: 'Va et vient');

        wp_trash_post($record->id);
        self::assertSame([], $this->found());
        wp_untrash_post($record->id);
        self::assertSame(Status::Published, $this->reload($record)->status);
        self::assertSame(['Va et vient'], $this->found());
        wp_delete_post($record->id, true);
        self::assertSame([], $this->found());
        foreach (['catalogue', 'catalogue_words', 'catalogue_facets'] as $table) {
            self::assertSame('0', $this->db->value("SELECT COUNT(*) FROM {$this->db->table($table)}"), $table);
        }
    }

    public function testReindexesOfflineAndOnline(): void
    {
        $record = $this->content->published(ContentType::Initiative, title: 'Retirée');

        $record = $this->content->change($record, Transition::TakeOffline);
        self::assertSame([], $this->found());
        $this->content->change($record, Transition::PutBack);
        self::assertSame(['Retirée'], $this->found());
    }

    public function testFailedIndexWriteRollsBackTheChange(): void
    {
        $record = $this->content->published(ContentType::Initiative, title: 'Avant');
        $this->failOnIndexWrites();

        try {
            $this->content->save($record, [], title: 'Après');
            self::fail('The change was kept.');
        } catch (RuntimeException $error) {
            self::assertSame('no disk', $error->getMessage());
        }

        remove_all_filters('query');
        self::assertSame(['Avant'], $this->found(['q' => 'avant']));
        self::assertSame('Avant', $this->reload($record)->title);
        self::assertSame($record->version, $this->reload($record)->version);
    }

    public function testFailureOfAnotherListenerRollsBackTheIndex(): void
    {
        $record = $this->content->published(ContentType::Initiative, title: 'Avant');
        $failing = new class implements ContentListener {
            public function onContentChanged(ContentChanged $change): void
            {
                throw new RuntimeException('no');
            }
        };

        try {
            $this->plugin->get(Transaction::class)->run(function () use ($record, $failing): void {
                $this->content->save($record, [], title: 'Ensuite');
                $failing->onContentChanged(new ContentChanged($record, $record, new Cause(Viewer::anonymous(), OtherChange::Elsewhere)));
            });
        } catch (RuntimeException) {
            // Expected: the whole is undone.
        }

        self::assertSame([['Avant'], []], [$this->found(['q' => 'avant']), $this->found(['q' => 'ensuite'])]);
    }

    public function testUnchangedItemsAreNotWrittenAgain(): void
    {
        $record = $this->content->published(ContentType::Initiative);
        $writes = 0;
        add_filter('query', static function (string $sql) use (&$writes): string {
            $writes += preg_match('/^\s*(INSERT|UPDATE|DELETE)/i', $sql) === 1 ? 1 : 0;
            return $sql;
        });

        $this->plugin->get(Indexer::class)->index($this->reload($record));

        self::assertSame(0, $writes);
    }

    private function setAudience(Record $record, Audience $audience): void
    {
        ($this->plugin->get(SaveContent::class))(new SaveInput($this->content->staff(), $record->type, $record->language, [], audience: $audience, id: $record->id));
    }

    private function failOnIndexWrites(): void
    {
        add_filter('query', function (string $sql): string {
            if (str_starts_with($sql, "INSERT INTO {$this->db->table('catalogue_words')}")) {
                throw new RuntimeException('no disk');
            }
            return $sql;
        });
    }
}
