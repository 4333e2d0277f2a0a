<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Applications\Handling;

use Passerelle\Applications\Applying\ApplicationAction;
use Passerelle\Applications\Applying\FilesOfApplications;
use Passerelle\Files\FilePurpose;

/** Handlers read the files of all versions that were sent, and none that only a draft names. */
final class SentFilesTest extends HandlingTestCase
{
    public function testFilesOfDraftsAreNotRead(): void
    {
        $upload = fn (string $name): int => $this->files->pdf($this->applicant->id, FilePurpose::Application, $name);
        $this->perform($this->applicant, ApplicationAction::TakeBack, $this->id, 3);
        $this->write($this->applicant, $this->id, 4, ['files' => [$first = $upload('first.pdf')]]);
        self::assertFalse($this->reads($first), 'Named by the draft alone.');
        $this->perform($this->applicant, ApplicationAction::Send, $this->id, 5);
        self::assertTrue($this->reads($first));

        $this->perform($this->applicant, ApplicationAction::TakeBack, $this->id, 6);
        $this->write($this->applicant, $this->id, 7, ['files' => [$second = $upload('second.pdf')]]);
        self::assertSame([true, false], [$this->reads($first), $this->reads($second)]);
        $this->perform($this->applicant, ApplicationAction::Send, $this->id, 8);
        self::assertSame([true, true], [$this->reads($first), $this->reads($second)], 'Earlier versions are read too.');
    }

    /** @phpstan-impure */
    private function reads(int $file): bool
    {
        return $this->plugin->get(FilesOfApplications::class)->isReadBy($this->manager, $file) === true;
    }
}
