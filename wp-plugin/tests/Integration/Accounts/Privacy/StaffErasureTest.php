<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Accounts\Privacy;

use Passerelle\Accounts\Privacy\DeletionRecipients;
use Passerelle\Accounts\Privacy\ErasureExtents;
use Passerelle\Content\Proposals\ProposalStore;
use Passerelle\Content\Records;
use Passerelle\Files\Files;
use Passerelle\Files\FileStorage;
use Passerelle\Mail\Mails;
use Passerelle\Newsletter\Accounts\AccountSubscriptions;
use Passerelle\Newsletter\Requests\RequestSubscription;
use Passerelle\Notices\ReadNotices;
use Passerelle\Outbox\Dispatcher;
use Passerelle\Security\Audit\AuditAccounts;
use Passerelle\Security\Audit\AuditLines;
use Passerelle\Security\Audit\VerifyAudit;
use Passerelle\Site\Contact\ContactTeam;
use Passerelle\Structures\Memberships\ByMail\InviteByMail;
use PHPUnit\Framework\Attributes\DataProvider;
use Passerelle\Accounts\InterestChoice;
use Passerelle\Security\Audit\AuditLine;
use Passerelle\Content\Proposals\Proposal;
use Passerelle\Content\Record;
use Passerelle\Content\Values;
use Passerelle\Catalogue\Limits;
use Passerelle\Catalogue\Query;
use Passerelle\Catalogue\SavedSearches\SearchedFor;
use Passerelle\Catalogue\SavedSearches\SearchStore;
use Passerelle\Notices\Preferences\MailTiming;
use Passerelle\Favourites\FavouriteStore;
use Passerelle\Languages\Lang;
use Passerelle\Structures\Memberships\ByMail\MailInvite;
use Passerelle\Structures\Memberships\MembershipRole;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Newsletter\Proofs\ProofSource;
use Passerelle\Rights\Viewer;
use Passerelle\Tests\Contract\Operations;
use Passerelle\Tests\Integration\Admin\Stopped;

/** Whichever way staff take to erase an account, nothing names the person any more, and nothing of others is missing. */
final class StaffErasureTest extends MemberTestCase
{
    private const EMAIL = 'zebulonia@example.test';
    private const THEIRS = 'quarterdecky@example.test';
    private const CONTACT = ['subject' => 'Bonjour', 'lastName' => 'Diop', 'firstName' => self::MARK, 'message' => 'De ' . self::MARK, 'consent' => true];
    private const ARCHIVE = 'wp-personal-data-file-0123456789abcdefghijklmnopqrstuv.zip';
    private const NETWORK = '203.0.113.7';

    protected function setUp(): void
    {
        parent::setUp();
        PrivacyTools::load();
        require_once ABSPATH . 'wp-admin/includes/user.php';
        // Mails about how the accounts were made.
        $this->work();
    }

    protected function tearDown(): void
    {
        if (is_file(self::archivePath())) {
            unlink(self::archivePath());
        }
        parent::tearDown();
    }

    /** @return array<string, array{string}> */
    public static function ways(): array
    {
        return [
            'users.php, with all content' => ['delete'],
            'users.php, with content attributed to another' => ['reassign'],
            'the command line' => ['command'],
            'a network' => ['network'],
            'the tool' => ['tool'],
        ];
    }

    #[DataProvider('ways')]
    public function testNothingNamesThemAndNothingOfOthersIsMissing(string $way): void
    {
        $this->livesOnTheSite();
        $theirs = $this->isKnownToWordPress();
        $folder = $this->folder();
        $slug = $this->profile->slug;
        self::assertNotNull($this->publicPage($slug));

        wp_set_current_user($way === 'command' ? 0 : $this->content->staff()->id);
        $this->take($way);
        wp_set_current_user(0);

        self::assertFalse(get_userdata(self::ID));
        self::assertNull($this->publicPage($slug));
        self::assertNull($this->plugin->get(Records::class)->find($this->profile->id));
        $this->work();
        $this->clock->advance(8 * self::DAY);
        $this->plugin->get(DeletionRecipients::class)->forgetOld();
        $this->runAfterCommit();
        $this->plugin->get(Dispatcher::class)->purge();
        if ($way === 'reassign') {
            // The one published text that bears the name is the other's now.
            $handedOver = get_posts(['post_type' => 'post', 'author' => $this->other->id]);
            self::assertSame(['Billet ' . self::MARK], array_column($handedOver, 'post_title'));
            wp_delete_post($handedOver[0]->ID, true);
        }
        self::assertSame([], $this->traces());
        self::assertSame([], Traces::inFiles($folder, self::MARK));
        self::assertSame([], Traces::inFiles(rtrim(wp_privacy_exports_dir(), '/'), self::MARK));
        self::assertSame([], ($this->plugin->get(VerifyAudit::class))()->faults);
        $this->assertTheirsRemains($theirs);
    }

    public function testTheLogNamesWhoDidItAndNotWhoIsGone(): void
    {
        $staff = $this->content->staff();
        $this->work();
        wp_set_current_user($staff->id);
        $before = $this->plugin->get(AuditLines::class)->head()->lastId;
        wp_delete_user(self::ID);
        $lines = array_values(array_filter($this->plugin->get(AuditLines::class)->after($before, 100), static fn (AuditLine $line): bool => $line->action === 'account_erased'));

        self::assertCount(1, $lines);
        self::assertSame(
            [[$staff->id], $this->profile->id, $this->profile->groupId, 'beneficiaire', '', 'user_deletion remove'],
            [
                array_values($this->plugin->get(AuditAccounts::class)->usersOf([$lines[0]->actor])),
                $lines[0]->postId,
                $lines[0]->groupId,
                $lines[0]->before,
                $lines[0]->after,
                $lines[0]->reason,
            ],
        );
        // The running plugin wrote the mail by its own clock.
        $this->clock->advance(3_600);
        self::assertSame(['Zebulonia@example.test: Your account has been deleted'], $this->work());
    }

    public function testTheToolTellsThePersonInTheirLanguageOnceAndForgetsTheAddressOfTheRequest(): void
    {
        wp_set_current_user($this->content->staff()->id);
        $this->work();
        $request = PrivacyTools::request(self::EMAIL, 'remove_personal_data');
        $sent = [];
        add_filter('pre_wp_mail', static function (mixed $done, mixed $mail) use (&$sent): bool {
            $sent[] = is_array($mail) ? ($mail['to'] ?? '') : '';

            return true;
        }, 30, 2);
        $shown = PrivacyTools::erase($request);

        self::assertSame(
            ['removed' => true, 'retained' => false, 'messages' => ['Le compte est effacé, avec son profil, ses brouillons, ses fichiers et ses abonnements.']],
            array_diff_key($shown, ['pages' => 0]),
        );
        self::assertSame(['request-completed', ''], [get_post_status($request), get_post($request)->post_title ?? null]);
        self::assertSame([], $sent);
        // The running plugin wrote the mail by its own clock.
        $this->clock->advance(3_600);
        self::assertSame(['Zebulonia@example.test: Your account has been deleted'], $this->work());
    }

    public function testTheToolErasesSomeRecordsAtATime(): void
    {
        for ($number = 0; $number < 120; $number++) {
            $this->content->draft(ContentType::Initiative, title: 'De ' . self::MARK, ownerId: self::ID);
        }
        wp_set_current_user($this->content->staff()->id);
        $request = PrivacyTools::request(self::EMAIL, 'remove_personal_data');
        $largest = 0;
        add_filter('wp_privacy_personal_data_erasure_page', function (mixed $response) use (&$largest): mixed {
            $left = $this->db->ids("SELECT ID FROM {$this->database()->posts} WHERE post_author = %d AND post_type <> 'user_request'", self::ID);
            $largest = max($largest, count($left));

            return $response;
        });
        $shown = PrivacyTools::erase($request);

        // 121 records of their own, 50 in a request, and WordPress's own eraser of comments.
        self::assertSame([121 - 50, 3], [$largest, $shown['pages'] - (count((array) apply_filters('wp_privacy_personal_data_erasers', [])) - 1)]);
        self::assertFalse(get_userdata(self::ID));
    }

    public function testAnAddressWithoutAccount(): void
    {
        $this->isKnownToWordPress();
        $structure = $this->structure([$this->other]);
        $email = 'kossi@example.test';
        $invite = new MailInvite($email, self::MARK, 'Xylophonie', MembershipRole::Member);
        ($this->plugin->get(InviteByMail::class))($this->other, $structure->id, $invite);
        ($this->plugin->get(RequestSubscription::class))($email, Lang::French, ProofSource::Page, self::NETWORK);
        $this->writesToTheTeam($email);
        $listing = $this->lists($email);
        $before = $this->reload($listing)->values->rows('members');

        wp_set_current_user($this->content->staff()->id);
        $request = PrivacyTools::request($email, 'remove_personal_data');
        self::assertTrue(PrivacyTools::erase($request)['removed']);

        $this->plugin->get(Dispatcher::class)->purge();
        self::assertSame([], Traces::inTables($this->db, ['kossi@', 'Xylophonie'], -1));
        self::assertSame([$email, self::THEIRS], array_map(static fn (Values $row): string => $row->text('email'), $before));
        self::assertEquals([$before[1]], $this->reload($listing)->values->rows('members'));
        self::assertNotFalse(get_userdata(self::ID));
        self::assertSame(
            ['removed' => false, 'retained' => false, 'messages' => []],
            array_diff_key(PrivacyTools::erase(PrivacyTools::request('nobody@example.test', 'remove_personal_data')), ['pages' => 0]),
        );
    }

    public function testTheSuccessionOfAStructureComesFirst(): void
    {
        $members = [self::row($this->person, 'owner'), self::row($this->other, 'member')];
        $structure = $this->content->published(ContentType::Structure, ['members' => $members], title: 'Les Tisserands', ownerId: self::ID);
        wp_set_current_user($this->content->staff()->id);
        $before = $this->traces();
        $text = "Ce compte est le seul propriétaire d’une structure. Nommez d’abord un autre propriétaire\u{a0}: Les Tisserands";

        self::assertSame([409, $text], $this->refusedDeletion(self::ID));
        $request = PrivacyTools::request(self::EMAIL, 'remove_personal_data');
        self::assertSame(['removed' => false, 'retained' => true, 'messages' => [$text]], array_diff_key(PrivacyTools::erase($request), ['pages' => 0]));
        self::assertSame('request-confirmed', get_post_status($request), 'It can be repeated.');
        self::assertSame([], array_values(array_diff($before, $this->traces())));

        $this->content->save($structure, ['members' => [self::row($this->person, 'member'), self::row($this->other, 'owner')]]);
        self::assertTrue(PrivacyTools::erase($request)['removed']);
        self::assertSame([$this->other->id, Status::Published], [$this->reload($structure)->ownerId, $this->reload($structure)->status]);
    }

    public function testThePreviewCountsWhatGoes(): void
    {
        $drafts = [$this->content->draft(ContentType::Initiative, ownerId: self::ID), $this->content->draft(ContentType::Event, ownerId: self::ID)];
        $published = $this->content->published(ContentType::Initiative, ownerId: self::ID);
        $this->content->published(ContentType::Initiative, language: Lang::English, groupId: $published->groupId, ownerId: self::ID);
        $shared = $this->structure([$this->person, $this->other]);
        $extent = $this->plugin->get(ErasureExtents::class)->of(self::ID);

        self::assertEquals(['community_profile' => 1, 'initiative' => 1, 'event' => 1], $extent->deleted);
        self::assertSame([['initiative' => 1], [$shared->title], []], [$extent->published, $extent->handedOver, $extent->onlyOwnerOf]);
        self::assertSame([2, 1], [$extent->others['files'] ?? 0, $extent->others['memberships'] ?? 0]);
        wp_set_current_user($this->content->staff()->id);
        self::assertTrue(wp_delete_user(self::ID));
        foreach ([$this->profile, $published, ...$drafts] as $gone) {
            self::assertNull($this->plugin->get(Records::class)->find($gone->id));
        }
        self::assertSame($this->other->id, $this->reload($shared)->ownerId);
    }

    public function testTheWorkOfStaffStaysWhenTheToolErasesTheirAccount(): void
    {
        $editor = $this->users->editor();
        $training = $this->content->published(ContentType::Training, ownerId: $editor->id);
        $page = (int) wp_insert_post(['post_type' => 'page', 'post_title' => 'Mentions légales', 'post_status' => 'publish', 'post_author' => $editor->id]);
        wp_set_current_user($this->content->staff()->id);
        $shown = PrivacyTools::erase(PrivacyTools::request(get_userdata($editor->id)->user_email ?? '', 'remove_personal_data'));

        self::assertSame([true, true], [$shown['removed'], $shown['retained']]);
        self::assertSame([0, Status::Published], [$this->reload($training)->ownerId, $this->reload($training)->status]);
        self::assertSame(['publish', '0'], [get_post_status($page), get_post($page)->post_author ?? null]);
    }

    /** What the member test case does not have: data in WordPress itself and in records of others. */
    private function isKnownToWordPress(): Record
    {
        update_user_meta(self::ID, 'description', 'Je suis ' . self::MARK);
        $this->comments('De ' . self::MARK, self::MARK, self::EMAIL, self::ID);
        $this->comments('Sans compte, ' . self::MARK, self::MARK, self::EMAIL, 0);
        $this->comments('La mienne', self::OTHER, self::THEIRS, $this->other->id);
        $post = ['post_type' => 'post', 'post_title' => 'Billet ' . self::MARK, 'post_content' => self::MARK];
        wp_insert_post([...$post, 'post_status' => 'publish', 'post_author' => self::ID]);
        foreach ([$this->person, $this->other] as $each) {
            $this->plugin->get(AccountSubscriptions::class)->subscribe($each->id, new InterestChoice());
        }
        $this->writesToTheTeam(self::EMAIL);
        $favourites = new FavouriteStore($this->db, $this->clock);
        $favourites->add(self::ID, $this->theirs->groupId, ContentType::CommunityProfile);
        $favourites->update(self::ID, $this->theirs->groupId, 'Note de ' . self::MARK, true);
        $this->plugin->get(SearchStore::class)->add(
            self::ID,
            SearchedFor::of(Query::of($this->plugin->get(Limits::class), Lang::French, self::MARK)),
            'Recherche de ' . self::MARK,
            MailTiming::Daily,
        );
        $own = $this->content->published(ContentType::Initiative, ownerId: self::ID);
        $this->propose($this->person, $own, ['ambition' => 'Ambition ' . self::MARK]);
        $listing = $this->lists(self::EMAIL);
        $this->propose($this->other, $listing, ['members' => [self::listed(self::EMAIL, self::MARK), self::listed(self::THEIRS, 'Koffi')]]);
        $this->archive(PrivacyTools::request(self::EMAIL, 'export_personal_data'));

        return $listing;
    }

    private function comments(string $text, string $author, string $email, int $userId): void
    {
        wp_insert_comment([
            'comment_post_ID' => $this->theirs->id,
            'comment_content' => $text,
            'comment_author' => $author,
            'comment_author_email' => $email,
            'user_id' => $userId,
        ]);
    }

    /** A published initiative of the other, which names two people by their addresses. */
    private function lists(string $email): Record
    {
        $members = [self::listed($email, self::MARK), self::listed(self::THEIRS, 'Koffi')];

        return $this->content->published(ContentType::Initiative, ['members' => $members], ownerId: $this->other->id);
    }

    /** @return array<string, string> */
    private static function listed(string $email, string $name): array
    {
        return ['structureName' => 'Partenaire', 'structureType' => 'association', 'firstName' => $name, 'lastName' => 'Diop', 'email' => $email];
    }

    private function writesToTheTeam(string $email): void
    {
        ($this->plugin->get(ContactTeam::class))([...self::CONTACT, 'email' => $email], Lang::French, self::NETWORK);
    }

    /** @param array<string, mixed> $values */
    private function propose(Viewer $by, Record $record, array $values): void
    {
        $proposal = new Proposal($by->id, Status::Pending, $this->clock->now(), $record->title, $record->slug, $record->audience, $values);
        $this->plugin->get(ProposalStore::class)->write($record->id, $proposal);
    }

    /** An archive that staff made some time ago. */
    private function archive(int $requestId): void
    {
        wp_mkdir_p(wp_privacy_exports_dir());
        file_put_contents(self::archivePath(), self::MARK);
        update_post_meta($requestId, '_export_file_name', self::ARCHIVE);
    }

    private static function archivePath(): string
    {
        return wp_privacy_exports_dir() . self::ARCHIVE;
    }

    private function take(string $way): void
    {
        match ($way) {
            'delete', 'command' => wp_delete_user(self::ID),
            'reassign' => wp_delete_user(self::ID, $this->other->id),
            'network' => do_action('wpmu_delete_user', self::ID, get_userdata(self::ID)),
            default => PrivacyTools::erase(PrivacyTools::request(self::EMAIL, 'remove_personal_data')),
        };
    }

    private function assertTheirsRemains(Record $listing): void
    {
        self::assertNotFalse(get_userdata($this->other->id));
        self::assertNotNull($this->publicPage($this->theirs->slug));
        $cv = $this->plugin->get(Files::class)->find($this->theirs->values->int('cvId') ?? 0) ?? self::fail('The file of the other is gone.');
        self::assertFileExists($this->plugin->get(FileStorage::class)->absolute($cv->path));
        self::assertTrue($this->plugin->get(AccountSubscriptions::class)->isSubscribed($this->other->id));
        self::assertSame([self::THEIRS], array_map(static fn (Values $row): string => $row->text('email'), $this->reload($listing)->values->rows('members')));
        $proposal = $this->plugin->get(ProposalStore::class)->find($listing->id) ?? self::fail('The proposal of the other is gone.');
        self::assertSame([self::listed(self::THEIRS, 'Koffi')], $proposal->values['members'] ?? null);
        $comments = "SELECT comment_content FROM {$this->database()->comments} WHERE user_id = %d";
        self::assertSame(['La mienne'], $this->db->column($comments, $this->other->id));
        self::assertNotSame([], ($this->plugin->get(ReadNotices::class))($this->other, Lang::French, 1, 20), 'Their notices can still be read.');
    }

    private function publicPage(string $slug): mixed
    {
        $answer = (array) graphql(['query' => Operations::read()->document('DirectoryEntry'), 'variables' => ['language' => 'FR', 'slug' => $slug]]);
        self::assertArrayNotHasKey('errors', $answer);

        return is_array($answer['data'] ?? null) ? $answer['data']['passerelleProfile'] : self::fail('No answer.');
    }

    /** @return array{int, string} */
    private function refusedDeletion(int $userId, ?int $reassign = null): array
    {
        try {
            wp_delete_user($userId, $reassign);
        } catch (Stopped $stopped) {
            return [$stopped->status, $stopped->getMessage()];
        }
        self::fail('The account was deleted.');
    }
}
