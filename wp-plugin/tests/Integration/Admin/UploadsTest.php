<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Admin;

use Passerelle\Admin\Screen\Request;
use Passerelle\Admin\Screen\SaveHandler;
use Passerelle\Admin\Settings\LogoSizeSetting;
use Passerelle\Admin\Texts\Texts;
use Passerelle\Files\FilePurpose;
use Passerelle\Files\Files;
use Passerelle\Files\LogoSize;
use Passerelle\Kernel\Config;
use Passerelle\Content\Model\ContentType;
use Passerelle\Tests\Factories\Documents\VideoBuilder;
use Passerelle\Tests\Factories\FileFactory;
use PHPUnit\Framework\Attributes\DataProvider;

final class UploadsTest extends AdminTestCase
{
    public function testStoresImageWithPurposeAndAlternativeTexts(): void
    {
        $record = $this->content->draft(ContentType::Initiative);

        $first = $this->post($record, ['coverImageId' => ['present' => '1']], files: $this->upload('coverImageId', $this->files->jpeg(), 'Ma photo.jpg'));
        $id = $first->record?->values->int('coverImageId');
        self::assertNotNull($id, implode(', ', $this->errors($first)));
        self::assertSame(
            ['Ma photo.jpg', FilePurpose::Cover, $this->editor->id],
            [$this->plugin->get(Files::class)->find($id)?->name, $this->plugin->get(Files::class)->find($id)?->purpose, $this->plugin->get(Files::class)->find($id)?->ownerId],
        );

        $foreign = $this->files->image($this->editor->id);
        $this->post($first->record, ['coverImageId' => ['present' => '1', 'id' => [(string) $id]]], [
            Request::ALT => [$id => ['fr' => 'Une scène', 'en' => 'A stage', 'de' => 'Nein'], $foreign => ['fr' => 'Changé', 'en' => 'Changed']],
        ]);
        self::assertSame(['fr' => 'Une scène', 'en' => 'A stage'], $this->plugin->get(Files::class)->find($id)?->alt);
        self::assertSame(['fr' => 'Une image', 'en' => 'An image'], $this->plugin->get(Files::class)->find($foreign)?->alt);
    }

    public function testRemovesUntickedFileAndReplacesSingleFile(): void
    {
        $old = $this->files->image($this->content->staff()->id);
        $record = $this->content->draft(ContentType::Initiative, ['coverImageId' => $old]);

        $replaced = $this->post(
            $record,
            ['coverImageId' => ['present' => '1', 'id' => [(string) $old]]],
            files: $this->upload('coverImageId', $this->files->jpeg(), 'new.jpg'),
        )->record;
        self::assertNotSame($old, $replaced?->values->int('coverImageId'));
        self::assertNotNull($replaced?->values->int('coverImageId'));

        self::assertNull($this->post($replaced, ['coverImageId' => ['present' => '1']])->record?->values->int('coverImageId'));
    }

    public function testSeveralFilesAreAddedToThoseThatStay(): void
    {
        $staff = $this->content->staff()->id;
        [$kept, $removed] = [$this->files->pdf($staff), $this->files->pdf($staff)];
        $record = $this->content->draft(ContentType::Initiative, ['documentIds' => [$kept, $removed]]);
        $files = ['passerelle_files' => [
            'name' => ['documentIds' => ['a.pdf', 'b.pdf', '']],
            'tmp_name' => ['documentIds' => [$this->files->write(FileFactory::pdfText()), $this->files->write(FileFactory::pdfText()), '']],
            'error' => ['documentIds' => [UPLOAD_ERR_OK, UPLOAD_ERR_OK, UPLOAD_ERR_NO_FILE]],
        ]];

        $saved = $this->post($record, ['documentIds' => ['present' => '1', 'id' => [(string) $kept]]], files: $files)->record;

        $ids = $saved?->values->ints('documentIds') ?? [];
        self::assertSame($kept, $ids[0]);
        self::assertSame(['document.pdf', 'a.pdf', 'b.pdf'], array_map(fn (int $id): ?string => $this->plugin->get(Files::class)->find($id)?->name, $ids));
    }

    public function testFileOfAMovedRowStaysWithItsRow(): void
    {
        $record = $this->content->draft(ContentType::CallForApplication);

        // The browser sends rows in the order in which they stand, whatever their numbers.
        $saved = $this->post(
            $record,
            ['emitters' => ['present' => '1', 7 => ['name' => 'Second made, first shown'], 2 => ['name' => 'Other', 'logoId' => ['present' => '1']]]],
            files: $this->upload('emitters.7.logoId', $this->files->jpeg(), 'logo.jpg'),
        )->record;

        $emitters = $saved?->values->rows('emitters') ?? [];
        self::assertSame(['Second made, first shown', 'Other'], array_map(static fn ($row): string => $row->text('name'), $emitters));
        self::assertNull($emitters[1]->int('logoId'));
        self::assertSame(FilePurpose::Logo, $this->plugin->get(Files::class)->find((int) $emitters[0]->int('logoId'))?->purpose);
    }

    #[DataProvider('refusedFiles')]
    public function testRejectedFileKeepsTheRecordAndTheInput(string $content, int $error, string $code): void
    {
        $record = $this->content->published(ContentType::Initiative, ['subtitle' => 'Stored']);

        $outcome = $this->post(
            $record,
            ['subtitle' => 'Typed', 'coverImageId' => ['present' => '1']],
            files: $this->upload('coverImageId', $this->files->write($content), 'image.jpg', $error),
        );

        self::assertSame([422, ["coverImageId: {$code}"]], [$outcome->httpStatus, $this->errors($outcome)]);
        self::assertEquals($record, $this->reload($record));
        self::assertStringContainsString('Typed', $this->html($outcome));
    }

    /** @return array<string, array{string, int, string}> */
    public static function refusedFiles(): array
    {
        return [
            'a script that calls itself a picture' => ['<?php echo 1;', UPLOAD_ERR_OK, 'file_is_program'],
            'a document where a picture belongs' => [FileFactory::pdfText(), UPLOAD_ERR_OK, 'file_is_pdf'],
            'an upload that was cut' => ['', UPLOAD_ERR_PARTIAL, 'upload_failed'],
            'more than PHP takes' => ['', UPLOAD_ERR_INI_SIZE, 'file_too_large'],
        ];
    }

    public function testKeepsUploadedFileWhenAnotherFieldIsRejected(): void
    {
        $record = $this->content->draft(ContentType::Initiative);

        $outcome = $this->post(
            $record,
            ['youtubeUrl' => 'nonsense', 'coverImageId' => ['present' => '1']],
            files: $this->upload('coverImageId', $this->files->jpeg(), 'kept.jpg'),
        );

        self::assertSame(['youtubeUrl: invalid_youtube_url'], $this->errors($outcome));
        $sent = Browser::submit($this->html($outcome));
        $sent['fields'] = [...Browser::fields($sent), 'youtubeUrl' => ''];
        $saved = ($this->plugin->get(SaveHandler::class))(Request::from(wp_slash($sent), []), $this->editor)->record;
        self::assertSame('kept.jpg', $this->plugin->get(Files::class)->find((int) $saved?->values->int('coverImageId'))?->name);
    }

    public function testAFileThatDoesNotExistCannotBeAttached(): void
    {
        $record = $this->content->draft(ContentType::Initiative);

        $outcome = $this->post($record, ['documentIds' => ['present' => '1', 'id' => ['999999']]]);

        self::assertSame(['documentIds.0: unknown_file'], $this->errors($outcome));
    }

    /** @return array<string, mixed> as in $_FILES */
    private function upload(string $path, string $file, string $name, int $error = UPLOAD_ERR_OK): array
    {
        return ['passerelle_files' => ['name' => [$path => $name], 'tmp_name' => [$path => $file], 'error' => [$path => $error]]];
    }

    public function testStoresVideosAndRejectsOtherFiles(): void
    {
        $record = $this->content->draft(ContentType::Initiative);
        $files = static fn (string $name, string $path): array => ['passerelle_files' => [
            'name' => ['videoIds' => [$name]], 'tmp_name' => ['videoIds' => [$path]], 'error' => ['videoIds' => [UPLOAD_ERR_OK]],
        ]];

        $refused = $this->post($record, ['videoIds' => ['present' => '1']], files: $files('film.mp4', $this->files->write(FileFactory::pdfText())));
        self::assertSame(['videoIds' => 'file_is_pdf'], array_column($refused->form->errors ?? [], 'code', 'path'));
        $saved = $this->post($record, ['videoIds' => ['present' => '1']], files: $files('film.bin', $this->files->write(VideoBuilder::webm())))->record;

        $stored = $this->plugin->get(Files::class)->find($saved?->values->ints('videoIds')[0] ?? 0);
        self::assertSame(['film.webm', FilePurpose::Video, 'video/webm'], [$stored?->name, $stored?->purpose, $stored?->mime]);
    }

    public function testAFieldTakesFilesOfItsKindOnly(): void
    {
        $staff = $this->content->staff()->id;
        $files = ['galleryIds' => $this->files->image($staff), 'videoIds' => $this->files->video($staff), 'documentIds' => $this->files->pdf($staff)];
        $refused = [];
        foreach (array_keys($files) as $field) {
            foreach ($files as $own => $id) {
                $errors = $this->refusals(fn () => $this->content->draft(ContentType::Initiative, [$field => [$id]]));
                if ($errors !== []) {
                    $refused[] = "{$own} in {$field}";
                }
            }
        }

        // Pictures may be documents.
        self::assertSame(['videoIds in galleryIds', 'documentIds in galleryIds', 'galleryIds in videoIds', 'documentIds in videoIds', 'videoIds in documentIds'], $refused);
    }

    public function testALogoMayBeAsLargeAsTheSiteAllows(): void
    {
        $logo = $this->files->jpeg(400, 400);
        $store = fn (FilePurpose $purpose): int => $this->plugin->get(Files::class)->store($logo, 'logo.jpg', $purpose, $this->editor->id);
        $bytes = (int) filesize($logo);
        $setting = new LogoSizeSetting(new Texts(), Config::fromDirectory(dirname(__DIR__, 3) . '/config'));

        update_option(LogoSize::OPTION, $setting->sanitize(['number' => '1', 'unit' => 'KB']));
        self::assertGreaterThan(1_000, $bytes);
        self::assertSame(['file: file_too_large'], $this->refusals(static fn (): int => $store(FilePurpose::Logo)));
        self::assertGreaterThan(0, $store(FilePurpose::Cover));
        update_option(LogoSize::OPTION, $setting->sanitize(['number' => '1', 'unit' => 'MB']));
        self::assertGreaterThan(0, $store(FilePurpose::Logo));
    }

    public function testTheSizeOfLogosIsANumberWithAUnitOrNothing(): void
    {
        require_once ABSPATH . 'wp-admin/includes/template.php';
        $setting = new LogoSizeSetting(new Texts(), Config::fromDirectory(dirname(__DIR__, 3) . '/config'));
        update_option(LogoSize::OPTION, ['number' => 300, 'unit' => 'KB']);
        $kept = ['number' => 300, 'unit' => 'KB'];

        self::assertSame([], $setting->sanitize(['number' => '', 'unit' => 'KB']));
        self::assertSame(['number' => 10, 'unit' => 'MB'], $setting->sanitize(['number' => '10', 'unit' => 'MB']));
        foreach ([['11', 'MB'], ['-1', 'KB'], ['5', 'GB'], [['5'], 'KB'], ['0', 'KB'], ['1.5', 'MB']] as [$number, $unit]) {
            self::assertSame($kept, $setting->sanitize(['number' => $number, 'unit' => $unit]));
        }
        update_option(LogoSize::OPTION, 'nonsense');
        self::assertNull(LogoSize::configured());
    }
}
