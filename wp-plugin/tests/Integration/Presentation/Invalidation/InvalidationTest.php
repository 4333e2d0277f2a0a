<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Presentation\Invalidation;

use Passerelle\Content\Actions\OwnerAction;
use Passerelle\Content\Actions\OwnerActions;
use Passerelle\Content\Actions\SaveContent;
use Passerelle\Content\Actions\SaveInput;
use Passerelle\Content\Record;
use Passerelle\Files\LogoSize;
use Passerelle\Kernel\Transaction;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\Audience;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Reference\Taxonomies;
use Passerelle\Rights\Transition;
use Passerelle\Site\PageKey;
use Passerelle\Site\SiteTexts;
use Passerelle\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use RuntimeException;

final class InvalidationTest extends IntegrationTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        $this->forget();
    }

    /** @return iterable<string, array{Status}> */
    public static function hidden(): iterable
    {
        foreach ([Status::Draft, Status::Pending, Status::ToEdit, Status::Rejected, Status::Scheduled] as $status) {
            yield $status->value => [$status];
        }
    }

    #[DataProvider('hidden')]
    public function testInvisibleChangeIsNotInvalidated(Status $status): void
    {
        $record = $this->content->in($status, ContentType::Initiative);
        $this->content->change($record, Transition::Trash);

        self::assertSame([], $this->announced());
    }

    public function testEveryPublicChangeIsInvalidated(): void
    {
        $draft = $this->content->draft(ContentType::Structure);
        $tags = ["item:{$draft->groupId}", 'catalogue', 'catalogue:community_profile'];
        $steps = [
            'publish' => fn () => $this->content->change($this->reload($draft), Transition::Publish),
            'edit' => fn () => $this->content->save($this->reload($draft), [], title: 'Autre titre'),
            'offline' => fn () => $this->content->change($this->reload($draft), Transition::TakeOffline),
            'online' => fn () => $this->content->change($this->reload($draft), Transition::PutBack),
            'trash' => static fn () => wp_trash_post($draft->id),
            'restore' => static fn () => wp_untrash_post($draft->id),
            'delete' => static fn () => wp_delete_post($draft->id, true),
        ];

        foreach ($steps as $name => $step) {
            $this->forget();
            $step();
            self::assertSame([$tags], $this->announced(), $name);
        }
    }

    public function testOwnersStepsAreInvalidatedWhenReadersSeeThem(): void
    {
        $owner = $this->users->beneficiaire();
        $draft = $this->content->draft(ContentType::Initiative, ownerId: $owner->id);
        $take = fn (OwnerAction $action, ?SaveInput $input = null): Record => ($this->plugin->get(OwnerActions::class))(
            $owner,
            $action,
            $this->reload($draft),
            $this->reload($draft)->version,
            $input,
        );
        $proposal = new SaveInput($owner, $draft->type, $draft->language, ['subtitle' => 'Autrement dit.'], id: $draft->id);
        $seen = [["item:{$draft->groupId}", 'catalogue', 'catalogue:initiative']];
        $steps = [
            'submit' => [static fn () => $take(OwnerAction::Submit), []],
            'approve' => [fn () => $this->content->change($this->reload($draft), Transition::Approve), $seen],
            'propose' => [static fn () => $take(OwnerAction::Propose, $proposal), []],
            'withdraw the proposal' => [static fn () => $take(OwnerAction::WithdrawProposal), []],
            'complete' => [static fn () => $take(OwnerAction::Complete), $seen],
            'reopen' => [static fn () => $take(OwnerAction::Reopen), $seen],
            'offline' => [static fn () => $take(OwnerAction::Offline), $seen],
            'online' => [static fn () => $take(OwnerAction::Online), $seen],
        ];

        foreach ($steps as $name => [$step, $expected]) {
            $this->forget();
            $step();
            self::assertSame($expected, $this->announced(), $name);
        }
    }

    public function testOneTransactionSendsOneMessage(): void
    {
        $french = $this->content->published(ContentType::Initiative);
        $this->content->published(ContentType::Initiative, [], Lang::English, groupId: $french->groupId);
        $other = $this->content->published(ContentType::Event);
        $this->forget();

        $this->plugin->get(Transaction::class)->run(function () use ($french, $other): void {
            $this->content->save($french, ['countryIds' => ['ML']], title: 'Nouveau');
            $this->content->save($other, [], title: 'Autre');
        });

        self::assertSame([["item:{$french->groupId}", 'catalogue', 'catalogue:initiative', "item:{$other->groupId}", 'catalogue:event']], $this->announced());
    }

    public function testRolledBackChangeIsNotInvalidatedAndTheNextIs(): void
    {
        $record = $this->content->published(ContentType::Initiative);
        $other = $this->content->published(ContentType::Event);
        $this->forget();

        $this->plugin->get(Transaction::class)->run(function () use ($record, $other): void {
            try {
                $this->plugin->get(Transaction::class)->run(function () use ($record): void {
                    $this->content->save($record, [], title: 'Jamais');
                    throw new RuntimeException('undone');
                });
            } catch (RuntimeException) {
                // Undone to the savepoint.
            }
            $this->content->save($this->reload($other), [], title: 'Gardé');
        });

        self::assertSame([["item:{$other->groupId}", 'catalogue', 'catalogue:event']], $this->announced());
    }

    public function testChangeOfAudienceIsInvalidated(): void
    {
        $record = $this->content->published(ContentType::Initiative, audience: Audience::Members);
        $this->forget();

        ($this->plugin->get(SaveContent::class))(new SaveInput($this->content->staff(), $record->type, $record->language, [], audience: Audience::Public, id: $record->id));

        self::assertSame([["item:{$record->groupId}", 'catalogue', 'catalogue:initiative']], $this->announced());
    }

    public function testPagesOfTheDirectoryThatListAnItemAreInvalidatedWithIt(): void
    {
        $owner = $this->users->beneficiaire();
        $author = $this->content->published(ContentType::CommunityProfile, ownerId: $owner->id);
        $former = $this->content->published(ContentType::Structure, ownerId: $owner->id);
        $structure = $this->content->published(ContentType::Structure, ownerId: $owner->id);
        $member = $this->content->published(ContentType::CommunityProfile, ownerId: $this->users->beneficiaire()->id);
        $event = $this->content->published(ContentType::Event, ['organiserId' => $former->groupId], ownerId: $owner->id);
        $this->forget();
        $this->content->save($event, ['organiserId' => $structure->groupId]);
        self::assertEqualsCanonicalizing(
            ["item:{$event->groupId}", 'catalogue', 'catalogue:event', "item:{$author->groupId}", "item:{$former->groupId}", "item:{$structure->groupId}"],
            $this->announced()[0],
        );

        $this->forget();
        $initiative = $this->content->published(ContentType::Initiative, ['members' => [['groupId' => $member->groupId]]], ownerId: $owner->id);
        self::assertContains("item:{$member->groupId}", array_merge(...$this->announced()));
        self::assertContains("item:{$author->groupId}", array_merge(...$this->announced()));
        self::assertContains("item:{$initiative->groupId}", array_merge(...$this->announced()));
    }

    public function testPagesWithTheNameAreInvalidatedWhenItChanges(): void
    {
        $structure = $this->content->published(ContentType::Structure, title: 'Atelier');
        $person = $this->content->published(ContentType::CommunityProfile);
        $event = $this->content->published(ContentType::Event, ['organiserId' => $structure->groupId]);
        $people = ['partners' => [['groupId' => $structure->groupId, 'role' => 'Hôte']], 'members' => [['groupId' => $person->groupId]]];
        $initiative = $this->content->published(ContentType::Initiative, $people);
        $this->content->draft(ContentType::Event, ['organiserId' => $structure->groupId]);
        $this->content->published(ContentType::Event);
        $own = ["item:{$structure->groupId}", 'catalogue', 'catalogue:community_profile'];

        $this->forget();
        $structure = $this->content->save($structure, ['summary' => 'Autre résumé']);
        self::assertSame([$own], $this->announced(), 'Only the name is shown elsewhere.');

        $this->forget();
        $this->content->save($structure, [], title: 'Grand atelier');
        self::assertEqualsCanonicalizing([...$own, "item:{$event->groupId}", "item:{$initiative->groupId}"], $this->announced()[0]);

        foreach ([Audience::Members, Audience::Public] as $audience) {
            $this->forget();
            ($this->plugin->get(SaveContent::class))(new SaveInput($this->content->staff(), $structure->type, $structure->language, [], audience: $audience, id: $structure->id));
            self::assertEqualsCanonicalizing([...$own, "item:{$event->groupId}", "item:{$initiative->groupId}"], $this->announced()[0], $audience->value);
        }

        $this->forget();
        $this->content->change($person, Transition::TakeOffline);
        self::assertSame([["item:{$person->groupId}", 'catalogue', 'catalogue:community_profile', "item:{$initiative->groupId}"]], $this->announced());
    }

    public function testPublicPagesAreInvalidated(): void
    {
        $insert = static fn (string $type, string $status): int => wp_insert_post(['post_type' => $type, 'post_status' => $status, 'post_title' => 'Page']);
        $insert('page', 'draft');
        $insert('post', 'publish');
        self::assertSame([], $this->announced());

        $id = $insert('page', 'publish');
        self::assertSame([self::pages()], $this->announced());
        foreach (['edit' => ['post_title' => 'Autre'], 'hide' => ['post_status' => 'private'], 'show' => ['post_status' => 'publish']] as $name => $change) {
            $this->forget();
            wp_update_post(['ID' => $id, ...$change]);
            self::assertSame([self::pages()], $this->announced(), $name);
        }
        $this->forget();
        update_option('wp_page_for_privacy_policy', $id);
        self::assertSame([['page:privacy']], $this->announced());
        $this->forget();
        wp_delete_post($id, true);
        self::assertSame([self::pages()], $this->announced());
    }

    public function testLinkedTranslationOfAPageIsInvalidated(): void
    {
        $page = static fn (string $title): int => wp_insert_post(['post_type' => 'page', 'post_status' => 'publish', 'post_title' => $title]);
        $posts = ['fr' => $page('Confidentialité'), 'en' => $page('Privacy')];
        foreach ($posts as $language => $id) {
            pll_set_post_language($id, $language);
        }
        $this->forget();

        pll_save_post_translations($posts);

        self::assertSame([self::pages()], $this->announced());
    }

    /** @return list<string> any page may be the one that is shown under a key, in one of its languages */
    private static function pages(): array
    {
        return array_map(static fn (PageKey $key): string => "page:{$key->value}", PageKey::cases());
    }

    public function testNamesOfCountriesAndSectorsAreInvalidated(): void
    {
        $term = wp_insert_term('Atlantide', Taxonomies::COUNTRY, ['slug' => 'xx']);
        self::assertIsArray($term);
        self::assertSame([['reference']], $this->announced());
        $steps = [
            'name' => static fn () => update_term_meta($term['term_id'], 'name_fr', 'L’Atlantide'),
            'term' => static fn () => wp_update_term($term['term_id'], Taxonomies::COUNTRY, ['name' => 'Autre']),
            'deletion' => static fn () => wp_delete_term($term['term_id'], Taxonomies::COUNTRY),
        ];
        foreach ($steps as $name => $step) {
            $this->forget();
            $step();
            self::assertSame([['reference']], $this->announced(), $name);
        }

        $this->forget();
        $other = wp_insert_term('Étiquette', 'post_tag');
        self::assertIsArray($other);
        update_term_meta($other['term_id'], 'name_fr', 'x');
        self::assertSame([], $this->announced());
    }

    public function testTextsOfTheHomePageAndTheSitesNameAreInvalidated(): void
    {
        (new SiteTexts())->save(['fr' => ['homeTitle' => 'Bonjour', 'homeIntro' => 'Voici.']]);
        self::assertSame([['layout', 'home']], $this->announced());

        $this->forget();
        update_option('blogname', 'Autre nom');
        update_option('blogdescription', 'Autre devise');
        self::assertSame([['layout']], $this->announced());

        $this->forget();
        update_option('blogname', 'Autre nom');
        update_option('admin_email', 'autre@example.org');
        self::assertSame([], $this->announced());
    }

    public function testTheSizeOfLogosIsInvalidatedWithTheReferenceDataOfForms(): void
    {
        delete_option(LogoSize::OPTION);
        $steps = [
            'first' => ['number' => 300, 'unit' => 'KB'],
            'other' => ['number' => 5, 'unit' => 'MB'],
            'none' => [],
        ];
        foreach ($steps as $name => $size) {
            $this->forget();
            update_option(LogoSize::OPTION, $size);
            self::assertSame([['reference']], $this->announced(), $name);
        }
    }

    private function forget(): void
    {
        $this->db->execute("DELETE FROM {$this->db->table('outbox')}");
    }

    /** @return list<list<string>> the tags of each message */
    private function announced(): array
    {
        $rows = $this->db->rows("SELECT kind, payload FROM {$this->db->table('outbox')} ORDER BY id");

        return array_map(static function (array $row): array {
            self::assertSame('invalidate', $row['kind']);
            $payload = (array) json_decode((string) $row['payload'], true);

            return array_values(array_filter((array) $payload['tags'], is_string(...)));
        }, $rows);
    }
}
