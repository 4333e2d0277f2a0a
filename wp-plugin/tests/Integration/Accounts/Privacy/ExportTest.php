<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Accounts\Privacy;

use LogicException;
use Passerelle\Accounts\InterestChoice;
use Passerelle\Accounts\Privacy\Export\Export;
use Passerelle\Accounts\Privacy\RecordKinds;
use Passerelle\Auth\Sessions\Session;
use Passerelle\Auth\Sessions\Sessions;
use Passerelle\Content\Actions\DependentChanges;
use Passerelle\Content\Cause;
use Passerelle\Content\OtherChange;
use Passerelle\Files\ByteResponse;
use Passerelle\Files\FilePurpose;
use Passerelle\Files\FileRoute;
use Passerelle\Files\Uploads\UploadOwner;
use Passerelle\Files\Uploads\UploadStore;
use Passerelle\Languages\Lang;
use Passerelle\Messages\MessageStore;
use Passerelle\Content\Model\Audience;
use Passerelle\Content\Model\ContentType;
use Passerelle\Accounts\Privacy\ErasedOnly;
use Passerelle\Accounts\Privacy\Export\ExportPass;
use Passerelle\Accounts\Privacy\Export\ExportTexts;
use Passerelle\Accounts\Privacy\PersonalRecords;
use Passerelle\Newsletter\Accounts\AccountSubscriptions;
use Passerelle\Outbox\Outbox;
use Passerelle\Rights\Viewer;
use Passerelle\Tests\SampleKeys;
use WP_REST_Request;
use WP_User;
use ZipArchive;

final class ExportTest extends PrivacyTestCase
{
    public function testContainsAllDataAboutThePersonAndNoneAboutOthers(): void
    {
        [$mine, $theirs] = ['Zebulonia', 'Quarterdecky'];
        $person = $this->person($mine, '+221771234567');
        $other = $this->person($theirs, '+33612345678');
        $own = [
            'cv' => $this->files->pdf($person->id, FilePurpose::Cv, "cv-{$mine}.pdf"),
            'unused' => $this->files->image($person->id, FilePurpose::Cover, "picture-{$mine}.jpg"),
        ];
        $foreign = [
            'cv' => $this->files->pdf($other->id, FilePurpose::Cv, "cv-{$theirs}.pdf"),
            // Shown by the person's own record, but not theirs.
            'cover' => $this->files->image($other->id, FilePurpose::Cover, "cover-{$theirs}.jpg"),
        ];
        $this->content->draft(ContentType::CommunityProfile, ['firstName' => "First{$mine}", 'motivation' => "Motivation{$mine}", 'cvId' => $own['cv']], ownerId: $person->id);
        $their = ['firstName' => "First{$theirs}", 'motivation' => "Motivation{$theirs}", 'cvId' => $foreign['cv']];
        $this->content->published(ContentType::CommunityProfile, $their, ownerId: $other->id);
        $this->content->published(ContentType::Initiative, [
            'ambition' => "Ambition{$mine}",
            'coverImageId' => $foreign['cover'],
            'members' => [['structureName' => 'Partenaire', 'structureType' => 'association', 'firstName' => 'Jo', 'lastName' => 'Ly', 'email' => "{$theirs}@example.test"]],
        ], title: "Initiative{$mine}", ownerId: $person->id, audience: Audience::Members);
        $this->content->draft(ContentType::Initiative, title: "Draft{$theirs}", ownerId: $other->id);
        $this->content->published(ContentType::Structure, ['members' => [
            ['user' => $person->id, 'role' => 'owner', 'status' => 'member'],
            ['user' => $other->id, 'role' => 'member', 'status' => 'pretender'],
        ]], title: 'Structure commune', ownerId: $person->id);
        array_map(static fn (int $id) => (new WP_User($id))->add_role('operateur'), [$person->id, $other->id]);
        $this->content->published(ContentType::CallForApplication, ['managerIds' => [$person->id, $other->id]], title: 'Appel commun', ownerId: $other->id);
        $supported = $this->content->draft(ContentType::CallForApplication, title: "Secret{$theirs}", ownerId: $other->id);
        // A mentor whose profile is no longer public.
        $this->plugin->get(DependentChanges::class)->write($supported, ['mentorIds' => [$person->id]], new Cause(Viewer::anonymous(), OtherChange::Elsewhere));
        $session = $this->plugin->get(Sessions::class)->start($person->id, "Browser{$mine}");
        $this->plugin->get(Sessions::class)->start($other->id, "Browser{$theirs}");
        $this->plugin->get(Outbox::class)->add('test', ['userId' => $person->id]);
        $this->plugin->get(Outbox::class)->add("test{$theirs}", ['userId' => $person->id * 10]);

        $uploads = new UploadStore($this->db, $this->clock);
        $expiresAt = $this->clock->now()->modify('+1 day');
        $uploads->add(bin2hex(random_bytes(16)), UploadOwner::account($person), FilePurpose::Video, "film-{$mine}", 20, $expiresAt);
        $uploads->add(bin2hex(random_bytes(16)), UploadOwner::account($other), FilePurpose::Video, "film-{$theirs}", 20, $expiresAt);

        array_map(fn (int $id) => $this->plugin->get(AccountSubscriptions::class)->subscribe($id, new InterestChoice()), [$person->id, $other->id]);

        $files = $this->unpack($this->plugin->get(Export::class)->make($person->id));
        $all = implode("\n", $files);

        $words = ["login-{$mine}", "{$mine}@example.test", "Last{$mine}", '+221771234567', "Motivation{$mine}", "Ambition{$mine}", "Browser{$mine}"];
        foreach ([...$words, 'Structure commune', 'Appel commun'] as $expected) {
            self::assertStringContainsString($expected, $all);
        }
        self::assertStringNotContainsStringIgnoringCase($theirs, $all);
        self::assertStringNotContainsString('+33612345678', $all);
        foreach ([$session->refreshToken, $session->accessToken, '$argon2', '$P$', self::PASSWORD] as $secret) {
            self::assertStringNotContainsString($secret, $all);
        }
        self::assertSame(
            ["files/{$own['cv']}-cv-{$mine}.pdf", "files/{$own['unused']}-picture-{$mine}.jpg"],
            array_values(array_filter(array_keys($files), static fn (string $name): bool => str_starts_with($name, 'files/'))),
        );
        self::assertStringStartsWith('%PDF', $files["files/{$own['cv']}-cv-{$mine}.pdf"]);
        $membership = ['structure' => $this->structureOf($person->id), 'names' => ['fr' => 'Structure commune'], 'role' => 'owner', 'status' => 'member'];
        self::assertSame([$membership], self::rows($files, 'memberships'));
        self::assertSame([
            ['type' => 'call_for_application', 'language' => 'fr', 'title' => 'Appel commun', 'as' => ['managerIds']],
            ['type' => 'call_for_application', 'language' => 'fr', 'title' => null, 'as' => ['mentorIds']],
        ], self::rows($files, 'mentions'));
        self::assertSame([[
            'name' => "film-{$mine}",
            'purpose' => 'video',
            'bytes' => 20,
            'received' => 0,
            'state' => 'receiving',
            'file' => null,
            'refusal' => null,
            'expiresAt' => $expiresAt->format('Y-m-d H:i:s'),
        ]], self::rows($files, 'uploads'));
        self::assertCount(3, self::rows($files, 'content'));
        $newsletter = (string) json_encode(self::rows($files, 'newsletter'));
        self::assertStringStartsWith('[{"what":"subscription","email":"' . strtolower($mine) . '@example.test","language":"en",', $newsletter);
        self::assertStringContainsString('{"what":"proof","event":"confirmed","source":"account",', $newsletter);
        // Named as manager and as mentor, and the call was published.
        $mails = array_column(self::rows($files, 'mails'), 'mail');
        sort($mails);
        self::assertSame(['calls.notice', 'calls.notice', 'calls.notice', 'test'], $mails);
    }

    public function testEachTableWithPersonalDataHasAnImplementation(): void
    {
        $known = array_merge([], ...array_map(static fn ($records): array => $records->tables(), $this->plugin->get(RecordKinds::class)->all()));
        // Kept for days only, to write to people whose account is gone.
        $known[] = 'farewells';
        $prefix = $this->db->table('');
        $naming = [];
        foreach ($this->db->column('SHOW TABLES LIKE %s', "{$prefix}%") as $table) {
            $columns = array_column($this->db->rows("SHOW COLUMNS FROM {$table}"), 'Field');
            if (array_intersect($columns, ['user_id', 'owner_id', 'author_id', 'actor_id', 'subscriber_id', 'email']) !== []) {
                $naming[] = substr($table, strlen($prefix));
            }
        }
        self::assertNotSame([], $naming);
        self::assertSame([], array_values(array_diff($naming, $known)), 'A table names people, and neither export nor deletion knows it: add its PersonalRecords.');
    }

    public function testTheReadmeSaysWhatIsInEachFile(): void
    {
        $exported = array_filter($this->plugin->get(RecordKinds::class)->all(), static fn (PersonalRecords $each): bool => !$each instanceof ErasedOnly);
        $keys = array_map(static fn (PersonalRecords $each): string => $each->key(), $exported);
        foreach (Lang::cases() as $language) {
            $text = ExportTexts::readMe($language, 'awa@example.test', '2026-01-01', array_fill_keys($keys, 0));
            foreach ($keys as $key) {
                self::assertStringContainsString("- {$key}.json (0)", $text);
                self::assertDoesNotMatchRegularExpression("/ {$key}\\.json \\(0\\)\\h?: {$key}$/mu", $text);
            }
        }
    }

    public function testNobodyLearnsWhoBlockedThem(): void
    {
        [$person, $other] = [$this->person('Zebulonia', '+221771234567'), $this->person('Quarterdecky', '+33612345678')];
        $before = $this->unpack($this->plugin->get(Export::class)->make($person->id));
        (new MessageStore($this->db))->block($other->id, $person->id, true);

        self::assertSame($before, $this->unpack($this->plugin->get(Export::class)->make($person->id)));
    }

    public function testRouteReturnsOnlyOwnDataOfASessionWithAPass(): void
    {
        $person = $this->person('Zebulonia', '+221771234567');
        $other = $this->person('Quarterdecky', '+33612345678');
        $mine = $this->sessionOf($person->id);
        $second = $this->sessionOf($person->id);
        $theirs = $this->sessionOf($other->id);
        $pass = $this->plugin->get(ExportPass::class)->issue($mine);

        self::assertTrue($this->plugin->get(ExportPass::class)->isValid($mine, $pass));
        self::assertFalse($this->plugin->get(ExportPass::class)->isValid($second, $pass), 'of another session of the same person');
        self::assertFalse($this->plugin->get(ExportPass::class)->isValid($theirs, $pass), 'of somebody else');
        foreach (['', '.', 'x.y', (time() + 999) . '.' . explode('.', $pass)[1], "{$pass}0"] as $forged) {
            self::assertFalse($this->plugin->get(ExportPass::class)->isValid($mine, $forged), $forged);
        }
        $by = fn (string $key, string ...$older): ExportPass => new ExportPass(SampleKeys::of($key, ...$older), $this->clock, $this->plugin->get(ExportPass::class)->seconds);
        self::assertTrue($by('new', 'former')->isValid($mine, $by('former')->issue($mine)), 'by an older key');
        self::assertFalse($by('new')->isValid($mine, $by('former')->issue($mine)), 'by a key that is no longer listed');
        $this->clock->advance($this->plugin->get(ExportPass::class)->seconds + 1);
        self::assertFalse($this->plugin->get(ExportPass::class)->isValid($mine, $pass), 'too late');
    }

    public function testRouteRejectsVisitorsAndMissingPass(): void
    {
        rest_get_server();
        $ask = static fn (): \WP_REST_Response => rest_do_request(new WP_REST_Request('GET', '/' . FileRoute::NAMESPACE . '/my-data'));
        self::assertSame(401, $ask()->get_status());
        // Somebody who is signed in to WordPress itself, without a session of the site.
        wp_set_current_user($this->content->staff()->id);
        $answer = $ask();
        self::assertSame([401, false], [$answer->get_status(), $answer instanceof ByteResponse]);
    }

    private function sessionOf(int $userId): Session
    {
        return $this->plugin->get(Sessions::class)->ofAccessToken($this->plugin->get(Sessions::class)->start($userId, '')->accessToken) ?? throw new LogicException('no session');
    }

    private function structureOf(int $userId): int
    {
        return $this->db->ids("SELECT group_id FROM {$this->db->table('memberships')} WHERE user_id = %d", $userId)[0] ?? 0;
    }

    /** @return array<string, string> contents by name */
    private function unpack(string $path): array
    {
        $archive = new ZipArchive();
        self::assertTrue($archive->open($path));
        $files = [];
        for ($index = 0; $index < $archive->numFiles; $index++) {
            $files[(string) $archive->getNameIndex($index)] = (string) $archive->getFromIndex($index);
        }
        $archive->close();
        unlink($path);
        self::assertDirectoryDoesNotExist(substr($path, 0, -strlen('.zip')));

        return $files;
    }

    /**
     * @param array<string, string> $files
     * @return array<mixed>
     */
    private static function rows(array $files, string $key): array
    {
        $rows = json_decode($files["{$key}.json"], true, flags: JSON_THROW_ON_ERROR);

        return is_array($rows) ? $rows : [];
    }
}
