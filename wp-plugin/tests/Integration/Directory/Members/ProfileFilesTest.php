<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Directory\Members;

use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Files\FileAccess;
use Passerelle\Files\FilePurpose;
use Passerelle\Files\Files;
use Passerelle\Languages\Lang;
use Passerelle\Directory\Members\FileReading;
use Passerelle\Directory\Members\FileReadings;
use Passerelle\Directory\Members\FindProfileFile;
use Passerelle\Directory\Members\MemberProfiles;
use Passerelle\Directory\Members\ProfileFile;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Rights\Policy;
use Passerelle\Rights\Transition;
use Passerelle\Rights\Viewer;
use Passerelle\Tests\IntegrationTestCase;

/** Certificate and CV: who reads them, and what their owner learns of it. */
final class ProfileFilesTest extends IntegrationTestCase
{
    private const MAX = 3;

    private Viewer $owner;
    private int $certificate;
    private Record $profile;

    protected function setUp(): void
    {
        parent::setUp();
        $this->owner = $this->users->beneficiaire();
        $this->certificate = $this->files->pdf($this->owner->id, FilePurpose::Certificate);
        $this->profile = $this->content->draft(ContentType::CommunityProfile, ['certificateId' => $this->certificate], ownerId: $this->owner->id);
    }

    public function testOnlyTheOwnerAndThoseInChargeFindThem(): void
    {
        $this->content->change($this->profile, Transition::Submit);
        $readers = [
            'owner' => $this->owner,
            'in charge' => $this->users->moderateur('SN'),
            'administrator' => $this->users->administrator(),
            'visitor' => Viewer::anonymous(),
            'stranger' => $this->users->beneficiaire(),
            'operator' => $this->users->operateur(),
            'elsewhere' => $this->users->moderateur('FR'),
        ];
        $found = array_map(fn (Viewer $reader): int|string => $this->outcome($reader, $this->profile->id, ProfileFile::Certificate), $readers);

        $no = 'download_certificate_failed';
        self::assertSame(
            [
                ...array_fill_keys(['owner', 'in charge', 'administrator'], $this->certificate),
                ...array_fill_keys(['visitor', 'stranger', 'operator', 'elsewhere'], $no),
            ],
            $found,
        );
    }

    public function testADraftIsNoBusinessOfValidators(): void
    {
        self::assertSame('download_certificate_failed', $this->outcome($this->users->moderateur('SN'), $this->profile->id, ProfileFile::Certificate));
    }

    public function testEachLanguageNamesTheProfile(): void
    {
        $english = $this->content->draft(ContentType::CommunityProfile, [], Lang::English, groupId: $this->profile->groupId, ownerId: $this->owner->id);

        self::assertSame($this->certificate, $this->outcome($this->owner, $english->id, ProfileFile::Certificate));
    }

    public function testWhatIsNotThereHasTheRefusalOfItsFile(): void
    {
        $structure = $this->content->draft(ContentType::Structure, ownerId: $this->owner->id);
        $trashed = $this->content->in(Status::Trash, ContentType::CommunityProfile, $this->owner->id);

        self::assertSame('download_cv_failed', $this->outcome($this->owner, $this->profile->id, ProfileFile::Cv));
        foreach ([0, -1, PHP_INT_MAX, $structure->id, $trashed->id] as $id) {
            self::assertSame('download_certificate_failed', $this->outcome($this->owner, $id, ProfileFile::Certificate));
        }
    }

    public function testTheOwnerSeesWhoHasReadThemOnceADay(): void
    {
        $reader = $this->users->moderateur('SN');
        $other = $this->users->administrator();
        foreach ([$reader, $reader, $this->owner, $other] as $each) {
            $this->plugin->get(FileAccess::class)->log($each, $this->plugin->get(Files::class)->find($this->certificate) ?? self::fail());
        }
        $foreign = $this->files->pdf($other->id, FilePurpose::Certificate);
        $this->plugin->get(FileAccess::class)->log($reader, $this->plugin->get(Files::class)->find($foreign) ?? self::fail());

        self::assertSame([[ProfileFile::Certificate, $other->id], [ProfileFile::Certificate, $reader->id]], $this->readings($this->owner));
        self::assertSame([[], []], [$this->readings($reader), $this->readings(Viewer::anonymous())]);
    }

    private function outcome(Viewer $reader, int $id, ProfileFile $file): int|string
    {
        $find = new FindProfileFile($this->plugin->get(Records::class), $this->profiles(), $this->plugin->get(Policy::class));
        $found = 0;
        $refusals = $this->refusals(static function () use ($find, $reader, $id, $file, &$found): void {
            $found = $find($reader, $id, $file);
        });

        return $refusals[0] ?? $found;
    }

    /** @return list<array{ProfileFile, int}> */
    private function readings(Viewer $owner): array
    {
        $readings = new FileReadings($this->db, $this->profiles(), self::MAX);

        return array_map(static fn (FileReading $each): array => [$each->file, $each->readerId], $readings($owner));
    }

    private function profiles(): MemberProfiles
    {
        return new MemberProfiles($this->db, $this->plugin->get(Records::class));
    }
}
