<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Applications\Review;

use Passerelle\Applications\ApplicationTables;
use Passerelle\Applications\Applying\ApplicationAction;
use Passerelle\Applications\Applying\FilesOfApplications;
use Passerelle\Applications\Messages\ReadThread;
use Passerelle\Applications\Messages\WriteMessage;
use Passerelle\Applications\Review\Scoring\ReviewAction;
use Passerelle\Files\FilePurpose;
use Passerelle\Rights\Viewer;
use WP_REST_Request;

/** What reviewers read of an application, and what a blind review hides. */
final class BlindTest extends ReviewTestCase
{
    private const ANSWERS = ['motive' => 'Fleuve', 'known' => true, 'as' => 'Directrice du Théâtre', 'mail' => 'aida@theatre.sn', 'gender' => 'woman'];
    /** All that says who applies. */
    private const IDENTITIES = ['Binta', 'Théâtre', 'theatre', 'cv-binta', 'woman', 'Directrice'];

    private int $review;
    private int $sent;
    private int $file;

    public function testAReviewerReadsWhatWasSentWithoutStatisticalAnswers(): void
    {
        $this->prepare(isBlind: false);
        $seen = $this->review($this->nour, $this->review);
        self::assertSame(['Binta', 'Théâtre des Rives', false, 1], [$seen['applicantName'], $seen['structureName'], $seen['isBlind'], $seen['snapshot']]);
        self::assertSame(['name', 'sectors', 'motive', 'known', 'as', 'mail', 'files'], self::questions($seen));
        self::assertSame(['motive', 'known', 'as', 'mail', 'files'], array_keys(self::answers($seen)));
        /** @var list<array<string, mixed>> $files */
        $files = $seen['files'];
        self::assertSame([['files', 'cv-binta.pdf', 'application/pdf']], array_map(static fn (array $file): array => [$file['question'], $file['name'], $file['type']], $files));
        self::assertStringNotContainsString('woman', self::json($seen));
    }

    public function testABlindReviewHidesIdentities(): void
    {
        $this->prepare(isBlind: true);
        $seen = $this->review($this->nour, $this->review);
        self::assertSame([null, null, true], [$seen['applicantName'], $seen['structureName'], $seen['isBlind']]);
        self::assertSame(['motive', 'files'], self::questions($seen), 'Neither what depends on a hidden answer.');
        self::assertSame(['motive' => 'Fleuve'], self::answers($seen));
        self::assertSame([['bytes' => null, 'id' => null, 'name' => null, 'question' => 'files', 'type' => 'application/pdf']], $seen['files']);
        self::assertSame([], $seen['profile']);
        foreach (self::IDENTITIES as $identity) {
            self::assertStringNotContainsString(
                $identity,
                self::json([$seen, $this->own($this->nour), $this->score($this->nour, $this->review, [], isFinal: false, version: self::version($seen))]),
                $identity,
            );
            $seen = $this->review($this->nour, $this->review);
        }
    }

    public function testWorldsThatDifferByIdentitiesOnlyAreEqual(): void
    {
        $this->prepare(isBlind: true);
        $seen = fn (): string => self::json([$this->review($this->nour, $this->review), $this->own($this->nour)]);
        $before = $seen();
        $this->otherIdentity();
        self::assertSame($before, $seen());

        $this->db->execute("UPDATE {$this->db->table('review_plans')} SET document = REPLACE(document, '\"blind\":true', '\"blind\":false')");
        self::assertStringContainsString('Ousmane', $seen(), 'The other world would have shown.');
    }

    public function testMessagesReachNoReviewer(): void
    {
        $this->prepare(isBlind: false);
        $seen = fn (): string => self::json([$this->review($this->nour, $this->review), $this->own($this->nour)]);
        $before = $seen();
        $file = $this->files->pdf($this->manager->id, FilePurpose::Message, 'secret.pdf');
        ($this->plugin->get(WriteMessage::class))($this->manager, $this->sent, 'SECRET de Binta', [$file]);
        self::assertSame($before, $seen());
        self::assertSame(['not_found'], $this->refusals(fn () => $this->plugin->get(ReadThread::class)->data($this->nour, $this->sent)));
        self::assertFalse($this->plugin->get(FilesOfApplications::class)->isReadBy($this->nour, $file));
    }

    public function testReviewersReadFilesUnlessTheReviewIsBlind(): void
    {
        $this->prepare(isBlind: false);
        $reads = fn (Viewer $viewer): bool => $this->plugin->get(FilesOfApplications::class)->isReadBy($viewer, $this->file) === true;
        $this->reviewer($this->paul);
        self::assertSame([true, false, false], [$reads($this->nour), $reads($this->paul), $reads($this->users->administrator())]);
        $this->db->execute("UPDATE {$this->db->table('review_plans')} SET document = REPLACE(document, '\"blind\":false', '\"blind\":true')");
        self::assertFalse($reads($this->nour));
        $this->db->execute("UPDATE {$this->db->table('review_plans')} SET document = REPLACE(document, '\"blind\":true', '\"blind\":false')");
        $this->answer($this->nour, $this->review, ReviewAction::DeclareConflict, 'Voisine');
        self::assertFalse($reads($this->nour));
    }

    public function testPicturesAreReadWithoutTheirNamesInABlindReview(): void
    {
        $this->call = $this->call();
        $this->publishForm($this->call, self::document([
            'motive' => ['kind' => 'longText', 'required' => true, 'max' => 2000],
            'walls' => ['kind' => 'file', 'accepts' => ['image'], 'max' => 2],
            'portrait' => ['kind' => 'file', 'accepts' => ['image'], 'max' => 1, 'hiddenInReview' => true],
        ]));
        $this->savePlan(['blind' => true]);
        $person = $this->named('Binta');
        $shown = $this->files->image($person->id, FilePurpose::Application, 'mur-de-binta.jpg');
        $hidden = $this->files->image($person->id, FilePurpose::Application, 'binta.jpg');
        $sent = $this->id($this->begin($person, $this->call));
        $this->write($person, $sent, 1, ['motive' => 'Fleuve', 'walls' => [$shown], 'portrait' => [$hidden]]);
        $this->perform($person, ApplicationAction::Send, $sent, 2);
        $this->reviewer($this->nour);
        $seen = $this->review($this->nour, $this->assigned($this->nour, $sent));
        self::assertSame([['bytes' => null, 'id' => $shown, 'name' => 'walls-1', 'question' => 'walls', 'type' => 'image/jpeg']], $seen['files']);

        $uses = $this->plugin->get(FilesOfApplications::class);
        self::assertSame([true, 'walls-1'], [$uses->isReadBy($this->nour, $shown), $uses->nameFor($this->nour, $shown)]);
        self::assertSame([false, null], [$uses->isReadBy($this->nour, $hidden), $uses->nameFor($this->nour, $hidden)]);
        self::assertSame([false, null], [$uses->isReadBy($this->paul, $shown), $uses->nameFor($this->paul, $shown)]);
        self::assertNull($uses->nameFor($person, $shown));

        wp_set_current_user($this->nour->id);
        $answer = rest_do_request(new WP_REST_Request('GET', "/passerelle/v1/files/{$shown}"));
        self::assertSame(200, $answer->get_status());
        $headers = self::json($answer->get_headers());
        self::assertStringContainsString('walls-1.jpg', $headers);
        self::assertStringNotContainsString('binta', strtolower($headers));
        self::assertSame(404, rest_do_request(new WP_REST_Request('GET', "/passerelle/v1/files/{$hidden}"))->get_status());
    }

    private function prepare(bool $isBlind): void
    {
        $this->savePlan(['blind' => $isBlind]);
        $person = $this->named('Binta');
        $structure = $this->structure([[$person, 'owner', 'member']]);
        wp_update_post(['ID' => $structure->id, 'post_title' => 'Théâtre des Rives']);
        $this->file = $this->files->pdf($person->id, FilePurpose::Application, 'cv-binta.pdf');
        $this->sent = $this->sent($person, [...self::ANSWERS, 'files' => [$this->file]], $structure);
        $this->reviewer($this->nour);
        $this->review = $this->assigned($this->nour, $this->sent);
    }

    /** The same application of somebody else: other names, hidden answers, file, address, account and structure. */
    private function otherIdentity(): void
    {
        $snapshots = $this->db->table(ApplicationTables::SNAPSHOTS);
        $submission = (int) $this->db->value("SELECT id FROM {$this->db->table(ApplicationTables::SUBMISSIONS)} WHERE application_id = %d", $this->sent);
        $document = (string) $this->db->value("SELECT document FROM {$snapshots} WHERE submission_id = %d", $submission);
        $other = strtr($document, [
            'Binta' => 'Ousmane',
            'Théâtre des Rives' => 'Atelier du Fleuve',
            'Directrice du Théâtre' => 'Fondateur',
            'aida@theatre.sn' => 'ous@atelier.ml',
            'cv-binta.pdf' => 'ousmane.pdf',
        ]);
        self::assertNotSame($document, $other);
        $this->db->execute("UPDATE {$snapshots} SET document = %s WHERE submission_id = %d", $other, $submission);
        $another = $this->users->beneficiaire();
        $structure = $this->structure([[$another, 'owner', 'member']]);
        $this->db->execute(
            "UPDATE {$this->db->table(ApplicationTables::APPLICATIONS)} SET user_id = %d, structure_group = %d WHERE id = %d",
            $another->id,
            $structure->groupId,
            $this->sent,
        );
        $this->db->execute("UPDATE {$this->db->table('files')} SET name = 'ousmane.pdf', size = size + 1000 WHERE name = 'cv-binta.pdf'");
    }

    /**
     * @param array<string, mixed> $review
     * @return list<string>
     */
    private static function questions(array $review): array
    {
        self::assertIsString($review['form']);
        /** @var array{sections: list<array{questions: list<array<string, mixed>>}>} $form */
        $form = json_decode($review['form'], true);
        $questions = array_merge(...array_map(static fn (array $section): array => $section['questions'], $form['sections']));
        self::assertSame([], array_filter($questions, static fn (array $each): bool => isset($each['condition'])), 'Conditions were met.');

        return array_map(static fn (array $each): string => is_string($each['id']) ? $each['id'] : '', $questions);
    }

    /** @param array<string, mixed> $review */
    private static function version(array $review): int
    {
        /** @var array{version: int} $score */
        $score = $review['score'];

        return $score['version'];
    }
}
