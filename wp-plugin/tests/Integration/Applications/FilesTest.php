<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Applications;

use DateTimeImmutable;
use Passerelle\Accounts\Privacy\Erasure;
use Passerelle\Accounts\Privacy\PersonalRecords;
use Passerelle\Accounts\Privacy\PublishedItems;
use Passerelle\Accounts\Privacy\Records\ApplicationRecords;
use Passerelle\Accounts\Privacy\Records\FileRecords;
use Passerelle\Applications\ApplicationTables;
use Passerelle\Applications\Applying\ApplicationAction;
use Passerelle\Applications\Sending\CheckReceipt;
use Passerelle\Applications\Submissions\SubmissionStore;
use Passerelle\Content\Record;
use Passerelle\Files\FileAccess;
use Passerelle\Files\FilePurpose;
use Passerelle\Files\Files;
use Passerelle\Files\FileState;
use Passerelle\Files\FileStorage;
use Passerelle\Files\Inspection\Reason;
use Passerelle\Files\Scanning\Quarantine;
use Passerelle\Files\StoredFile;
use Passerelle\Files\Uploads\DeleteUpload;
use Passerelle\Files\Uploads\SweepUploads;
use Passerelle\Files\Uploads\Upload;
use Passerelle\Files\Uploads\UploadOwner;
use Passerelle\Files\Uploads\UploadState;
use Passerelle\Files\Uploads\UploadStore;
use Passerelle\Kernel\StoredInstant;
use Passerelle\Rights\Viewer;
use Passerelle\Tests\Factories\Documents\PdfBuilder;
use Passerelle\Tests\Integration\Accounts\Privacy\Traces;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestWith;
use WP_REST_Request;
use WP_REST_Response;

/** Files that answers name: which ones they may name, who reads them, what is sent of them, and their end. */
#[Group('exhaustive')]
final class FilesTest extends ApplicationTestCase
{
    private const FORM = [
        'motive' => ['kind' => 'shortText'],
        'abroad' => ['kind' => 'yesNo'],
        'portfolio' => ['kind' => 'file', 'accepts' => ['document', 'image'], 'required' => true, 'max' => 3],
        'visa' => ['kind' => 'file', 'accepts' => ['document'], 'condition' => ['source' => 'abroad', 'operator' => 'equals', 'value' => true]],
        'film' => ['kind' => 'file', 'accepts' => ['video'], 'maxBytes' => 10],
    ];
    private const NAME = 'SECRET-portfolio.pdf';

    public function testAnAnswerNamesOwnNewFilesAndThoseOfTheSubmission(): void
    {
        [$member, $id] = $this->begun();
        $own = $this->file($member);
        $other = $this->users->beneficiaire();
        $refused = $this->refused($member);
        $used = $this->file($member);
        $lost = $this->file($member);
        unlink($this->path($lost));
        [, $second] = $this->begun($member);
        $this->write($member, $second, 1, ['portfolio' => [$used]]);
        $unusable = [
            'none' => 999_999_999,
            'of another person' => $this->file($other),
            'of another purpose' => $this->files->pdf($member->id, FilePurpose::Cv),
            'a public one' => $this->files->pdf($member->id),
            'refused' => $refused,
            'of another application' => $used,
            'without bytes' => $lost,
        ];
        foreach ($unusable as $name => $file) {
            $answers = self::json(['portfolio' => [$own, $file]]);
            self::assertSame(['portfolio.1: unknown_file'], $this->refusals(fn () => $this->perform($member, ApplicationAction::Save, $id, 1, $answers)), $name);
        }
        self::assertSame([$used], $this->used(), 'What is refused takes nothing.');
        $film = $this->files->video($member->id, 'film.mp4', FilePurpose::Application);
        $wrong = self::json(['portfolio' => [$film], 'film' => [$film]]);
        self::assertSame(['portfolio.0: file_type', 'film.0: file_too_large'], $this->refusals(fn () => $this->perform($member, ApplicationAction::Save, $id, 1, $wrong)));

        $data = $this->write($member, $id, 1, ['portfolio' => [$own]]);
        $file = $this->stored($own);
        self::assertSame([['bytes' => $file->size, 'id' => $own, 'name' => self::NAME, 'state' => 'ready', 'type' => 'application/pdf']], $data['files']);
        self::assertSame($this->hash($own), $this->rowOf($own));
        $next = $this->file($member);
        $data = $this->write($member, $id, 2, ['portfolio' => [$next, $own]]);
        self::assertSame([[$own, $next], 3], [array_column((array) $data['files'], 'id'), $data['version']]);
        self::assertSame([], self::missing($data));
        $data = $this->write($member, $id, 3, ['portfolio' => []]);
        self::assertSame([[], ['portfolio: required']], [$data['files'], self::missing($data)]);
        $data = $this->write($member, $id, 4, ['portfolio' => [$own]]);
        self::assertSame([$own], array_column((array) $data['files'], 'id'), 'What the submission has can be named again.');
    }

    public function testWritersOfAStructureNameTheFilesOfEachOther(): void
    {
        [$people, $id] = $this->ofStructure();
        $first = $this->file($people['beginner']);
        $this->write($people['beginner'], $id, 1, ['portfolio' => [$first]]);
        $second = $this->file($people['member']);
        $data = $this->write($people['member'], $id, 2, ['portfolio' => [$first, $second]]);
        self::assertSame([$first, $second], array_column((array) $data['files'], 'id'));
        $foreign = $this->file($people['member']);
        $answer = self::json(['portfolio' => [$foreign]]);
        self::assertSame(['portfolio.0: unknown_file'], $this->refusals(fn () => $this->perform($people['beginner'], ApplicationAction::Save, $id, 3, $answer)));
    }

    public function testWhatAHiddenAnswerNamesIsNotTaken(): void
    {
        [$member, $id] = $this->begun();
        $foreign = $this->file($this->users->beneficiaire());
        $own = $this->file($member);
        $data = $this->write($member, $id, 1, ['visa' => [$foreign], 'portfolio' => [$own]]);
        self::assertSame([$own], array_column((array) $data['files'], 'id'));
        self::assertSame([404, 404], [$this->reading($member, $foreign), $this->reading($this->users->administrator(), $foreign)]);
        $this->write($member, $id, 2, ['abroad' => true]);
        self::assertSame(['visa.0: unknown_file'], $this->missingOf($member, $id));
        self::assertSame(['visa.0: unknown_file'], $this->refusals(fn () => $this->perform($member, ApplicationAction::Send, $id, 3)));
        $this->write($member, $id, 3, ['abroad' => false, 'visa' => [$late = $this->file($member)]]);
        self::assertSame([$own], $this->used());
        // Shown again, by a save that leaves the answer alone.
        $data = $this->write($member, $id, 4, ['abroad' => true]);
        self::assertSame([[$own, $late], []], [array_column((array) $data['files'], 'id'), $this->missingOf($member, $id)]);
    }

    /** Each person × state of an application of a structure. */
    public function testWhoReadsAFile(): void
    {
        $writers = ['uploader', 'owner', 'member'];
        foreach (['draft' => [], 'sent' => ['send'], 'taken' => ['send', 'takeBack'], 'withdrawn' => ['send', 'withdraw']] as $state => $steps) {
            [$people, $id, $structure] = $this->ofStructure();
            $people['uploader'] = $people['beginner'];
            $file = $this->file($people['uploader']);
            $readings = array_map(fn (Viewer $each): int => $this->reading($each, $file), [$people['uploader'], $people['owner'], $people['administrator']]);
            self::assertSame([200, 404, 404], $readings, 'Unused.');
            $this->write($people['uploader'], $id, 1, ['portfolio' => [$file]]);
            foreach ($steps as $number => $step) {
                $this->perform($people['uploader'], ApplicationAction::from($step), $id, 2 + $number);
            }
            // Those who handle it, of what was sent.
            $readers = [...$writers, 'beginner', ...$steps === [] ? [] : ['manager', 'owner of the call']];
            foreach ($people as $name => $person) {
                self::assertSame(in_array($name, $readers, true) ? 200 : 404, $this->reading($person, $file), "{$state} {$name}");
            }
            $this->leave($structure, $people['uploader']);
            self::assertSame([404, 200], [$this->reading($people['uploader'], $file), $this->reading($people['owner'], $file)], "{$state}, the uploader left.");
        }
    }

    public function testReadingIsLoggedAndNoAnswerMayBeStored(): void
    {
        [$member, $id] = $this->begun();
        $file = $this->file($member);
        $this->write($member, $id, 1, ['portfolio' => [$file]]);
        $this->db->execute("DELETE FROM {$this->db->table('file_reads')}");
        $answer = $this->download($member, $file);
        self::assertSame([200, 'private, no-store', ''], [$answer->get_status(), $answer->get_headers()['Cache-Control'], $answer->get_headers()['x-passerelle-tags']]);
        $this->reading($this->users->editor(), $file);
        self::assertSame([['file_id' => (string) $file, 'user_id' => (string) $member->id]], $this->db->rows("SELECT file_id, user_id FROM {$this->db->table('file_reads')}"));
    }

    public function testWhatWasSentKeepsItsFilesWhenTheDraftReplacesThem(): void
    {
        [$member, $id] = $this->begun();
        [$first, $second] = [$this->file($member), $this->file($member, 'Deuxième.pdf')];
        $hidden = $this->file($member);
        $this->write($member, $id, 1, ['abroad' => true, 'visa' => [$hidden], 'portfolio' => [$first]]);
        $this->write($member, $id, 2, ['abroad' => false]);
        $this->perform($member, ApplicationAction::Send, $id, 3);
        [$sent] = $this->documents($id);
        $entry = fn (int $file): array => [
            'question' => 'portfolio',
            'id' => $file,
            'name' => $this->stored($file)->name,
            'bytes' => $this->stored($file)->size,
            'type' => 'application/pdf',
            'sha256' => $this->hash($file),
        ];
        self::assertSame([$entry($first)], $sent['files'], 'No file of a hidden question.');

        $this->perform($member, ApplicationAction::TakeBack, $id, 4);
        $this->write($member, $id, 5, ['portfolio' => [$second]]);
        self::assertSame([$sent], $this->documents($id));
        self::assertSame([200, $sent['files'][0]['sha256']], [$this->reading($member, $first), $this->hash($first)]);
        $this->perform($member, ApplicationAction::Send, $id, 6);
        self::assertSame([[$entry($second)], [$entry($first)]], array_column($this->documents($id), 'files'));
        $this->perform($member, ApplicationAction::Withdraw, $id, 7);
        self::assertSame([200, 200], [$this->reading($member, $first), $this->reading($member, $second)]);
    }

    public function testAReceiptIsComparedWithTheFilesThatCount(): void
    {
        [$member, $id] = $this->begun();
        [$first, $second, $unsent] = array_map(
            fn (int $file): int => $this->files->pdf($member->id, FilePurpose::Application, self::NAME, (string) $file),
            [1, 2, 3],
        );
        $this->write($member, $id, 1, ['portfolio' => [$first, $unsent]]);
        $this->write($member, $id, 2, ['portfolio' => [$first]]);
        $this->perform($member, ApplicationAction::Send, $id, 3);
        $number = $this->read($member, $id)['number'];
        self::assertIsString($number);
        $check = $this->plugin->get(CheckReceipt::class);
        $matches = fn (int ...$files): array => array_map(fn (int $file): bool => $check($number, $this->hash($file), '192.0.2.9') !== null, $files);
        self::assertSame([true, false, false], $matches($first, $second, $unsent));
        self::assertNull($check('1-2026-AAAAAAAAA', $this->hash($first), '192.0.2.9'));

        $this->perform($member, ApplicationAction::TakeBack, $id, 4);
        $this->write($member, $id, 5, ['portfolio' => [$second]]);
        self::assertSame([true, false, false], $matches($first, $second, $unsent), 'The sent version counts while the next is written.');
        $this->perform($member, ApplicationAction::Send, $id, 6);
        self::assertSame([false, true, false], $matches($first, $second, $unsent));
        $this->perform($member, ApplicationAction::Withdraw, $id, 7);
        self::assertSame([false, false, false], $matches($first, $second, $unsent));
        self::assertSame(['number: required', 'sha256: required'], $this->refusals(fn () => $check(' ', '', '192.0.2.9')));
    }

    public function testAFileThatIsNotScannedYetIsSentAndARefusedOneIsNot(): void
    {
        [$member, $id] = $this->begun();
        $file = $this->inQuarantine($member);
        $hash = $this->hash($file);
        $data = $this->write($member, $id, 1, ['portfolio' => [$file]]);
        self::assertSame(['scanning'], array_column((array) $data['files'], 'state'));
        self::assertSame(404, $this->reading($member, $file), 'Nobody reads it before its scan.');
        $this->perform($member, ApplicationAction::Send, $id, 2);
        self::assertSame($hash, $this->documents($id)[0]['files'][0]['sha256'] ?? '');

        $this->plugin->get(Quarantine::class)->refuse($file, Reason::Infected);
        self::assertSame($hash, $this->documents($id)[0]['files'][0]['sha256'] ?? '', 'What was sent stays.');
        $this->perform($member, ApplicationAction::TakeBack, $id, 3);
        $read = $this->read($member, $id);
        self::assertSame([['refused'], ['portfolio.0: unknown_file']], [array_column((array) $read['files'], 'state'), self::missing($read)]);
        self::assertSame(['portfolio.0: unknown_file'], $this->refusals(fn () => $this->perform($member, ApplicationAction::Send, $id, 4)));
        $this->write($member, $id, 4, ['motive' => 'Autre réponse']);
    }

    public function testADeletedDraftTakesItsFilesAndNoOthers(): void
    {
        [$member, $id] = $this->begun();
        [$first, $replaced, $unused] = [$this->file($member), $this->file($member), $this->file($member)];
        $this->write($member, $id, 1, ['portfolio' => [$replaced]]);
        $this->write($member, $id, 2, ['portfolio' => [$first]]);
        $paths = array_map(fn (int $file): string => $this->path($file), [$first, $replaced]);
        $this->perform($member, ApplicationAction::Delete, $id, 3);
        self::assertSame([true, true], array_map(is_file(...), $paths), 'Bytes stay until the commit.');
        $this->runAfterCommit();
        clearstatcache();

        self::assertSame([false, false], array_map(is_file(...), $paths));
        self::assertSame([[], [$unused]], [$this->used(), array_keys($this->plugin->get(Files::class)->findMany([$first, $replaced, $unused]))]);
        self::assertSame(200, $this->reading($member, $unused));
    }

    public function testFilesInAllAreLimitedWhereverOneNamesMore(): void
    {
        $member = $this->users->beneficiaire();
        $call = $this->call();
        $files = ['kind' => 'file', 'accepts' => ['document'], 'max' => 20];
        $hidden = [...$files, 'condition' => ['source' => 'more', 'operator' => 'equals', 'value' => true]];
        $this->publishForm($call, self::document(['more' => ['kind' => 'yesNo'], 'one' => $files, 'two' => $files, 'three' => $hidden]));
        $id = $this->id($this->begin($member, $call));
        $all = array_map(fn (): int => $this->file($member), range(1, 22));
        $this->write($member, $id, 1, ['two' => array_slice($all, 0, 20)]);
        // The answer that is changed is not the one at which there are too many.
        $answer = self::json(['one' => [$all[20]]]);
        self::assertSame(['two: too_many_files_in_all'], $this->refusals(fn () => $this->perform($member, ApplicationAction::Save, $id, 2, $answer)));
        $this->write($member, $id, 2, ['more' => true, 'two' => array_slice($all, 0, 18), 'three' => [$all[20], $all[21]]]);
        $this->write($member, $id, 3, ['more' => false]);
        $this->write($member, $id, 4, ['two' => array_slice($all, 0, 20)]);
        // Shown again, they are too many: which one goes is the applicant’s choice, one by one.
        $data = $this->write($member, $id, 5, ['more' => true]);
        self::assertSame(['three: too_many_files_in_all'], self::missing($data));
        self::assertSame(['three: too_many_files_in_all'], $this->refusals(fn () => $this->perform($member, ApplicationAction::Send, $id, 6)));
        $data = $this->write($member, $id, 6, ['two' => array_slice($all, 0, 19)]);
        self::assertSame(['three: too_many_files_in_all'], self::missing($data));
        $data = $this->write($member, $id, 7, ['three' => [$all[21]]]);
        self::assertSame([], self::missing($data));
    }

    public function testAnUploadEndsWithoutTheFilesThatAnswersName(): void
    {
        [$member, $id] = $this->begun();
        [$used, $unused] = [$this->file($member), $this->file($member)];
        $uploads = array_map(fn (int $file): Upload => $this->uploadOf($member, $file), [$used, $unused]);
        $this->write($member, $id, 1, ['portfolio' => [$used]]);
        $delete = $this->plugin->get(DeleteUpload::class);
        self::assertSame(['invalid_transition'], $this->refusals(fn () => $delete($uploads[0])));
        self::assertNotNull($this->plugin->get(UploadStore::class)->find($uploads[0]->id));
        $paths = array_map($this->path(...), [$used, $unused]);

        self::assertSame(2, ($this->plugin->get(SweepUploads::class))());
        $this->runAfterCommit();
        clearstatcache();

        self::assertSame([[$used], [true, false]], [array_keys($this->plugin->get(Files::class)->findMany([$used, $unused])), array_map(is_file(...), $paths)]);
    }

    public function testAnUploadTellsItsFileBeforeTheScanToApplicationsOnly(): void
    {
        $member = $this->users->beneficiaire();
        wp_set_current_user($member->id);
        $state = function (int $file) use ($member): array {
            $data = rest_do_request(new WP_REST_Request('GET', "/passerelle/v1/uploads/{$this->uploadOf($member, $file, '+1000 days')->id}"))->get_data();
            self::assertIsArray($data);

            return [$data['state'], $data['fileId'], $data['error']];
        };
        $waiting = $this->inQuarantine($member);
        self::assertSame(['scanning', $waiting, null], $state($waiting));
        self::assertSame(['scanning', null, null], $state($this->inQuarantine($member, FilePurpose::Cv)));
        self::assertSame(['refused', null, 'file_infected'], $state($this->refused($member)));
    }

    /** @param list<class-string<PersonalRecords>> $order */
    #[TestWith([[FileRecords::class, ApplicationRecords::class]])]
    #[TestWith([[ApplicationRecords::class, FileRecords::class]])]
    public function testAnErasedAccountTakesItsOwnFilesAndLeavesThoseOfStructures(array $order): void
    {
        [$people, $shared] = $this->ofStructure();
        $person = $people['beginner'];
        $ofStructure = $this->file($person);
        $this->write($person, $shared, 1, ['portfolio' => [$ofStructure]]);
        $canary = fn (): int => $this->plugin->get(Files::class)->store(
            $this->files->write(PdfBuilder::page()->object(9, '(CANARY)')->build()),
            'CANARY.pdf',
            FilePurpose::Application,
            $person->id,
        );
        [$replaced, $sent, $draft, $unused] = [$canary(), $canary(), $canary(), $canary()];
        $call = $this->openCall();
        $own = $this->id($this->begin($person, $call));
        $this->write($person, $own, 1, ['portfolio' => [$replaced]]);
        $this->write($person, $own, 2, ['portfolio' => [$sent]]);
        $this->perform($person, ApplicationAction::Send, $own, 3);
        [, $second] = $this->begun($person);
        $this->write($person, $second, 1, ['portfolio' => [$draft]]);
        $folder = dirname($this->path($sent), 2);
        self::assertCount(4, Traces::inFiles($folder, 'CANARY'));

        $copy = iterator_to_array($this->plugin->get(ApplicationRecords::class)->of($person->id), false);
        self::assertSame([null, [$replaced => $this->hash($replaced), $sent => $this->hash($sent)], [$draft => $this->hash($draft)]], array_map(
            static fn (array $row): ?array => is_array($row['files']) ? array_column($row['files'], 'sha256', 'id') : null,
            $copy,
        ));
        self::assertSame([$replaced, $sent, $draft, $unused], array_column(iterator_to_array($this->plugin->get(FileRecords::class)->of($person->id), false), 'id'));

        foreach ($order as $records) {
            $this->plugin->get($records)->erase(new Erasure($person->id, PublishedItems::Transfer, $people['stranger']->id, 2 ** 50));
        }
        $this->runAfterCommit();

        self::assertSame([], Traces::inFiles($folder, 'CANARY'));
        self::assertSame([[], [$ofStructure]], [Traces::inTables($this->db, ['CANARY'], -1), $this->used()]);
        self::assertSame([0, 200], [$this->stored($ofStructure)->ownerId, $this->reading($people['owner'], $ofStructure)]);
        self::assertSame([], iterator_to_array($this->plugin->get(FileRecords::class)->of($people['stranger']->id), false), 'Nobody inherits it.');
    }

    public function testAnApplicationNeverBeginsWithFilesOfAnotherOne(): void
    {
        [$member, $id] = $this->begun();
        $this->write($member, $id, 1, ['motive' => 'Déjà dit', 'portfolio' => [$this->file($member)]]);
        $begun = $this->begin($member, $this->openCall());
        self::assertSame([['motive' => 'Déjà dit'], []], [self::answers($begun), $begun['files']]);
    }

    /** @return array{Viewer, int} who applies, and the application of version 1 */
    private function begun(?Viewer $member = null): array
    {
        $member ??= $this->users->beneficiaire();

        return [$member, $this->id($this->begin($member, $this->openCall()))];
    }

    /** @return array{array<string, Viewer>, int, Record} people, the application of version 1 and its structure */
    private function ofStructure(): array
    {
        $people = [
            'beginner' => $this->users->beneficiaire(),
            'owner' => $this->users->beneficiaire(),
            'member' => $this->users->beneficiaire(),
            'guest' => $this->users->beneficiaire(),
            'stranger' => $this->users->beneficiaire(),
            'manager' => $this->manager,
            'owner of the call' => $this->owner,
            'validator' => $this->users->moderateur('SN'),
            'editor' => $this->users->editor(),
            'administrator' => $this->users->administrator(),
            'visitor' => Viewer::anonymous(),
        ];
        $structure = $this->structure([
            [$people['beginner'], 'member', 'member'],
            [$people['owner'], 'owner', 'member'],
            [$people['member'], 'member', 'member'],
            [$people['guest'], 'guest', 'member'],
        ]);

        return [$people, $this->id($this->begin($people['beginner'], $this->openCall(), $structure->id)), $structure];
    }

    private function openCall(): Record
    {
        $call = $this->call();
        $this->publishForm($call, self::document(self::FORM));

        return $call;
    }

    private function file(Viewer $uploader, string $name = self::NAME): int
    {
        return $this->files->pdf($uploader->id, FilePurpose::Application, $name);
    }

    private function inQuarantine(Viewer $uploader, FilePurpose $purpose = FilePurpose::Application): int
    {
        $id = $this->files->pdf($uploader->id, $purpose, self::NAME);
        $storage = $this->plugin->get(FileStorage::class);
        rename($storage->absolute($this->stored($id)->path), $storage->quarantined($this->stored($id)->path));
        $this->db->execute(
            "INSERT INTO {$this->db->table('file_scans')} (file_id, state, reason, changed_at) VALUES (%d, %s, '', %s)",
            $id,
            FileState::Scanning->value,
            gmdate(StoredInstant::FORMAT),
        );

        return $id;
    }

    /** An upload whose file is stored. */
    private function uploadOf(Viewer $uploader, int $file, string $endsIn = '+0 seconds'): Upload
    {
        $stored = $this->stored($file);
        $store = $this->plugin->get(UploadStore::class);
        $id = bin2hex(random_bytes(16));
        $store->add($id, UploadOwner::account($uploader), $stored->purpose, $stored->name, $stored->size, (new DateTimeImmutable(self::NOW . ' UTC'))->modify($endsIn));
        $this->db->execute("UPDATE {$this->db->table('uploads')} SET state = %s, file_id = %d WHERE id = %s", UploadState::Stored->value, $file, $id);

        return $store->find($id) ?? self::fail();
    }

    private function refused(Viewer $uploader): int
    {
        $id = $this->inQuarantine($uploader);
        $this->plugin->get(Quarantine::class)->refuse($id, Reason::Infected);

        return $id;
    }

    private function stored(int $id): StoredFile
    {
        return $this->plugin->get(Files::class)->find($id) ?? self::fail("File {$id} is gone.");
    }

    private function path(int $id): string
    {
        $storage = $this->plugin->get(FileStorage::class);
        $path = $this->stored($id)->path;

        return is_file($storage->absolute($path)) ? $storage->absolute($path) : $storage->quarantined($path);
    }

    private function hash(int $id): string
    {
        return (string) hash_file('sha256', $this->path($id));
    }

    private function rowOf(int $file): ?string
    {
        return $this->db->value("SELECT sha256 FROM {$this->db->table(ApplicationTables::FILES)} WHERE file_id = %d", $file);
    }

    /** @return list<int> files that submissions have */
    private function used(): array
    {
        return $this->db->ids("SELECT file_id FROM {$this->db->table(ApplicationTables::FILES)} ORDER BY file_id");
    }

    /** @return list<string> */
    private function missingOf(Viewer $viewer, int $id): array
    {
        return self::missing($this->read($viewer, $id));
    }

    private function download(Viewer $viewer, int $file): WP_REST_Response
    {
        wp_set_current_user($viewer->id);

        return rest_do_request(new WP_REST_Request('GET', "/passerelle/v1/files/{$file}"));
    }

    private function reading(Viewer $viewer, int $file): int
    {
        $answer = $this->download($viewer, $file);
        $isRefused = $answer->get_status() === 404;
        self::assertSame($isRefused ? ['code' => 'not_found'] : null, $answer->get_data());
        self::assertSame(!$isRefused, $this->plugin->get(FileAccess::class)->check($viewer, $this->stored($file))->mayRead);

        return $answer->get_status();
    }

    /** @return list<array{files: list<array<string, int|string>>}> what was sent, the newest first */
    private function documents(int $id): array
    {
        $submission = $this->plugin->get(SubmissionStore::class)->find($id);
        $documents = [];
        $sql = "SELECT document, sha256 FROM {$this->db->table(ApplicationTables::SNAPSHOTS)} WHERE submission_id = %d ORDER BY number DESC";
        foreach ($this->db->rows($sql, $submission->id ?? 0) as $row) {
            self::assertSame(hash('sha256', (string) $row['document']), $row['sha256']);
            /** @var array{files: list<array<string, int|string>>} $document */
            $document = json_decode((string) $row['document'], true);
            $documents[] = $document;
        }

        return $documents;
    }
}
