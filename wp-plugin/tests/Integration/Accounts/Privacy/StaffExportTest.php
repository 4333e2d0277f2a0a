<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Accounts\Privacy;

use Iterator;
use LogicException;
use Passerelle\Accounts\InterestChoice;
use Passerelle\Accounts\Privacy\RecordKinds;
use Passerelle\Accounts\Privacy\Staff\ExportArchives;
use Passerelle\Auth\Sessions\Sessions;
use Passerelle\Content\Proposals\ProposalStore;
use Passerelle\Newsletter\Accounts\AccountSubscriptions;
use Passerelle\Newsletter\Requests\RequestSubscription;
use Passerelle\Security\Audit\AuditLines;
use Passerelle\Content\Proposals\Proposal;
use Passerelle\Catalogue\Limits;
use Passerelle\Catalogue\Query;
use Passerelle\Catalogue\SavedSearches\SearchedFor;
use Passerelle\Catalogue\SavedSearches\SearchStore;
use Passerelle\Notices\Preferences\MailTiming;
use Passerelle\Favourites\FavouriteStore;
use Passerelle\Files\FilePurpose;
use Passerelle\Languages\Lang;
use Passerelle\Messages\MessageStore;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Newsletter\Proofs\ProofSource;
use Passerelle\Accounts\Privacy\ErasedOnly;
use Passerelle\Accounts\Privacy\PersonalRecords;
use Passerelle\Accounts\Privacy\Records\WordPressRecords;
use Passerelle\Site\Contact\ContactTeam;
use Passerelle\Tests\Integration\Admin\Stopped;
use ZipArchive;

/** What staff export for a person is what the person exports, with labels, and with their files. */
final class StaffExportTest extends MemberTestCase
{
    private const EMAIL = 'zebulonia@example.test';
    private const CONTACT = ['subject' => 'Bonjour', 'lastName' => 'Diop', 'firstName' => 'Awa', 'email' => self::EMAIL, 'message' => 'Contact-' . self::MARK, 'consent' => true];

    protected function setUp(): void
    {
        parent::setUp();
        PrivacyTools::load();
    }

    public function testItContainsEverythingAboutThePersonWithReadableLabelsAndNothingAboutOthers(): void
    {
        $this->livesOnTheSite();
        $canaries = $this->leavesCanaries();
        wp_set_current_user($this->content->staff()->id);
        $files = $this->export(self::EMAIL);

        $report = json_decode($files['export.json'] ?? '', true);
        self::assertIsArray($report);
        $groups = reset($report);
        self::assertIsArray($groups);
        $texts = (string) wp_json_encode($groups, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES);
        foreach ($canaries as $canary) {
            self::assertStringContainsString($canary, $texts);
            self::assertStringContainsString($canary, $files['index.html'] ?? '');
        }
        self::assertStringContainsString('Publique &lt;3 et 1 &lt; 2', $files['index.html'] ?? '', 'Angle brackets are text.');
        foreach (['Quarterdecky@', '+33612345678', '$argon2', '$P$', '$wp$'] as $foreign) {
            self::assertStringNotContainsStringIgnoringCase($foreign, $texts);
        }
        $this->assertLabelled($groups);
        self::assertSame(
            [true, true],
            [
                isset($files["files/{$this->profile->values->int('cvId')}-cv-" . self::MARK . '.pdf']),
                isset($files["files/{$this->profile->values->int('certificateId')}-attestation-" . self::MARK . '.pdf']),
            ],
        );
        self::assertSame([], array_filter(array_keys($files), fn (string $name): bool => str_starts_with($name, "files/{$this->theirs->values->int('cvId')}-")));
    }

    public function testEachKindOfTheOwnExportHasItsExporterWithTheSameRows(): void
    {
        $this->livesOnTheSite();
        $this->leavesCanaries();
        wp_set_current_user($this->content->staff()->id);
        /** @var array<string, array{callback: callable(string, int): array{data: list<mixed>, done: bool}}> $exporters */
        $exporters = apply_filters('wp_privacy_personal_data_exporters', []);
        $compared = 0;
        foreach ($this->plugin->get(RecordKinds::class)->all() as $records) {
            if ($records instanceof ErasedOnly || $records instanceof WordPressRecords) {
                continue;
            }
            $answer = $exporters["passerelle-{$records->key()}"]['callback'](self::EMAIL, 1);
            self::assertCount(iterator_count(self::rows($records)), $answer['data'], $records->key());
            $compared++;
        }
        self::assertGreaterThan(30, $compared);
    }

    public function testTheWorkOfAnAnswerIsBounded(): void
    {
        $insert = "INSERT INTO {$this->db->table('recommendation_dismissals')} (user_id, group_id, created_at) VALUES (%d, %d, %s)";
        for ($group = 1; $group <= 400; $group++) {
            $this->db->execute($insert, self::ID, $group, '2026-01-01 00:00:00');
        }
        wp_set_current_user($this->content->staff()->id);
        /** @var array<string, array{callback: callable(string, int): array{data: list<array{item_id: string}>, done: bool}}> $exporters */
        $exporters = apply_filters('wp_privacy_personal_data_exporters', []);
        $export = $exporters['passerelle-dismissals']['callback'];
        $answers = array_map(static fn (int $page): array => $export(self::EMAIL, $page), [1, 2, 3]);

        self::assertSame([[200, false], [200, false], [0, true]], array_map(static fn (array $answer): array => [count($answer['data']), $answer['done']], $answers));
        self::assertCount(400, array_unique(array_column(array_merge($answers[0]['data'], $answers[1]['data']), 'item_id')));
    }

    public function testAnAddressWithoutAccount(): void
    {
        ($this->plugin->get(RequestSubscription::class))('kossi@example.test', Lang::French, ProofSource::Page, '203.0.113.7');
        $this->contact(['email' => 'kossi@example.test', 'message' => 'Contact-Kossi']);
        $this->content->published(ContentType::Initiative, [
            'members' => [self::listed('Partenaire-Kossi', 'Kossi@example.test')],
        ], title: 'Initiative publique', ownerId: $this->other->id);
        $this->leavesCanaries();
        wp_set_current_user($this->content->staff()->id);
        $report = $this->export('kossi@example.test')['export.json'] ?? '';

        foreach (['Contact-Kossi', 'Partenaire-Kossi', 'Initiative publique', 'Adresse e-mail'] as $expected) {
            self::assertStringContainsString($expected, stripslashes((string) wp_json_encode(json_decode($report), JSON_UNESCAPED_UNICODE)));
        }
        self::assertStringNotContainsString(self::MARK, $report);
        self::assertStringNotContainsString(self::OTHER, $report);
    }

    public function testTheArchiveIsForThoseWhoMayExport(): void
    {
        $staff = $this->content->staff();
        wp_set_current_user($staff->id);
        $before = $this->plugin->get(AuditLines::class)->head()->lastId;
        $url = PrivacyTools::export(PrivacyTools::request(self::EMAIL, 'export_personal_data'))['url'];
        $name = (string) preg_replace('/^.*file=/', '', $url);
        self::assertTrue(str_starts_with($url, admin_url('admin-post.php?action=passerelle_personal_export&file=wp-personal-data-file-')), $url);
        self::assertFalse(str_starts_with(wp_normalize_path(wp_privacy_exports_dir()), wp_normalize_path(ABSPATH)));
        $path = $this->plugin->get(ExportArchives::class)->find($name) ?? self::fail('No archive.');
        self::assertSame('0600', substr(sprintf('%o', fileperms($path)), -4));
        self::assertSame(['personal_data_exported'], array_column($this->plugin->get(AuditLines::class)->after($before, 10), 'action'));
        foreach (['', '../' . basename(dirname($path)) . "/{$name}", 'wp-personal-data-file-x.zip', 'index.php'] as $other) {
            self::assertNull($this->plugin->get(ExportArchives::class)->find($other));
        }
        foreach ([$this->person->id, $this->users->editor()->id, $this->users->moderateur('SN')->id, 0] as $id) {
            wp_set_current_user($id);
            self::assertNull($this->plugin->get(ExportArchives::class)->find($name));
            $_GET = ['file' => $name];
            try {
                do_action('admin_post_passerelle_personal_export');
                self::fail('It was sent.');
            } catch (Stopped $stopped) {
                self::assertSame(404, $stopped->status);
            }
        }
        unlink($path);
    }

    public function testNoMailWithALinkThatThePersonCannotOpen(): void
    {
        wp_set_current_user($this->content->staff()->id);
        $request = PrivacyTools::request(self::EMAIL, 'export_personal_data');
        $this->expectException(LogicException::class);
        $this->expectExceptionMessage('Téléchargez l’archive et remettez-la vous-même');
        PrivacyTools::post('export', $request, ['exporter' => 1, 'page' => 1, 'sendAsEmail' => 'true']);
    }

    /** @return array<string, string> */
    private static function listed(string $structure, string $email): array
    {
        return ['structureName' => $structure, 'structureType' => 'association', 'firstName' => 'Awa', 'lastName' => 'Diop', 'email' => $email];
    }

    /** @return Iterator<int, array<string, mixed>> */
    private static function rows(PersonalRecords $records): Iterator
    {
        foreach ($records->of(self::ID) as $row) {
            yield $row;
        }
    }

    /** @return non-empty-list<string> texts that the person left in different places */
    private function leavesCanaries(): array
    {
        update_user_meta(self::ID, 'description', 'Description-' . self::MARK);
        wp_insert_comment([
            'comment_post_ID' => $this->theirs->id,
            'comment_content' => 'Commentaire-' . self::MARK,
            'comment_author' => self::MARK,
            'comment_author_email' => self::EMAIL,
            'user_id' => self::ID,
        ]);
        wp_insert_post(['post_title' => 'Billet', 'post_content' => 'Billet-' . self::MARK, 'post_status' => 'publish', 'post_author' => self::ID]);
        $this->plugin->get(AccountSubscriptions::class)->subscribe(self::ID, new InterestChoice());
        $this->plugin->get(AccountSubscriptions::class)->subscribe($this->other->id, new InterestChoice());
        $this->contact([]);
        $favourites = new FavouriteStore($this->db, $this->clock);
        $favourites->add(self::ID, $this->theirs->groupId, ContentType::CommunityProfile);
        $favourites->update(self::ID, $this->theirs->groupId, 'Note-' . self::MARK, true);
        $this->plugin->get(SearchStore::class)->add(
            self::ID,
            SearchedFor::of(Query::of($this->plugin->get(Limits::class), Lang::French, self::MARK)),
            'Recherche-' . self::MARK,
            MailTiming::Daily,
        );
        $own = $this->content->published(ContentType::Initiative, ['ambition' => 'Publique <3 et 1 < 2'], title: 'Initiative-' . self::MARK, ownerId: self::ID);
        $this->plugin->get(ProposalStore::class)->write(
            $own->id,
            new Proposal(self::ID, Status::Pending, $this->clock->now(), $own->title, $own->slug, $own->audience, ['ambition' => 'Proposition-' . self::MARK]),
        );
        $this->content->draft(ContentType::Event, title: 'Brouillon-' . self::MARK, ownerId: self::ID);
        $this->content->published(ContentType::Initiative, [
            'members' => [self::listed('Partenaire-' . self::MARK, self::EMAIL)],
        ], title: 'Initiative commune', ownerId: $this->other->id);
        $this->plugin->get(Sessions::class)->start(self::ID, 'Navigateur-' . self::MARK);
        $this->files->image(self::ID, FilePurpose::Cover, 'photo-' . self::MARK . '.jpg');
        (new MessageStore($this->db))->block(self::ID, $this->other->id, true);

        return [
            'Description-' . self::MARK,
            'Commentaire-' . self::MARK,
            'Billet-' . self::MARK,
            'Contact-' . self::MARK,
            'Note-' . self::MARK,
            'Recherche-' . self::MARK,
            'Initiative-' . self::MARK,
            'Proposition-' . self::MARK,
            'Brouillon-' . self::MARK,
            'Partenaire-' . self::MARK,
            'Navigateur-' . self::MARK,
            'photo-' . self::MARK . '.jpg',
            self::PHONE,
            self::EMAIL,
            'login-' . self::MARK,
        ];
    }

    /** @param array<string, string> $input */
    private function contact(array $input): void
    {
        ($this->plugin->get(ContactTeam::class))([...self::CONTACT, ...$input], Lang::French, '203.0.113.7');
    }

    /** @return array<string, string> contents of the archive by name */
    private function export(string $email): array
    {
        $url = PrivacyTools::export(PrivacyTools::request($email, 'export_personal_data'))['url'];
        $path = $this->plugin->get(ExportArchives::class)->find((string) preg_replace('/^.*file=/', '', $url)) ?? self::fail("No archive: {$url}");
        $archive = new ZipArchive();
        self::assertTrue($archive->open($path));
        $files = [];
        for ($index = 0; $index < $archive->numFiles; $index++) {
            $files[(string) $archive->getNameIndex($index)] = (string) $archive->getFromIndex($index);
        }
        $archive->close();
        unlink($path);

        return $files;
    }

    /** @param array<mixed> $groups Names in English, the language of the person, and none of them a key. */
    private function assertLabelled(array $groups): void
    {
        $labels = [];
        foreach ($groups as $key => $group) {
            if (!is_array($group) || !str_starts_with((string) $key, 'passerelle-')) {
                continue;
            }
            $labels[] = is_string($group['group_label'] ?? null) ? $group['group_label'] : '';
            foreach ((array) ($group['items'] ?? []) as $item) {
                array_push($labels, ...array_filter(array_column((array) $item, 'name'), is_string(...)));
            }
        }
        self::assertContains('E-mail address', $labels);
        self::assertContains('Motivation', array_map(ucfirst(...), $labels));
        self::assertSame([], array_values(array_unique(preg_grep('/^[a-z]|_/', $labels) ?: [])), 'A key is no label.');
    }
}
