<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Admin;

use Passerelle\Admin\Screen\Request;
use Passerelle\Admin\Settings\LogoSizeSetting;
use Passerelle\Admin\Texts\Texts;
use Passerelle\Content\ContentType;
use Passerelle\Files\FilePurpose;
use Passerelle\Files\LogoSize;
use Passerelle\Kernel\Config;
use Passerelle\Tests\Factories\Documents\VideoBuilder;
use Passerelle\Tests\Factories\FileFactory;
use PHPUnit\Framework\Attributes\DataProvider;

final class UploadsTest extends AdminTestCase
{
    public function testAPictureIsStoredForItsPurposeAndItsTextsAreWritten(): void
    {
        $record = $this->content->draft(ContentType::Initiative);

        $first = $this->post($record, ['coverImage' => ['present' => '1']], files: $this->upload('coverImage', $this->files->jpeg(), 'Ma photo.jpg'));
        $id = $first->record?->values->int('coverImage');
        self::assertNotNull($id, implode(', ', $this->errors($first)));
        self::assertSame(
            ['Ma photo.jpg', FilePurpose::Cover, $this->editor->id],
            [$this->plugin->files->find($id)?->name, $this->plugin->files->find($id)?->purpose, $this->plugin->files->find($id)?->ownerId],
        );

        $foreign = $this->files->image($this->editor->id);
        $this->post($first->record, ['coverImage' => ['present' => '1', 'id' => [(string) $id]]], [
            Request::ALT => [$id => ['fr' => 'Une scène', 'en' => 'A stage', 'de' => 'Nein'], $foreign => ['fr' => 'Changé', 'en' => 'Changed']],
        ]);
        self::assertSame(['fr' => 'Une scène', 'en' => 'A stage'], $this->plugin->files->find($id)?->alt);
        self::assertSame(['fr' => 'Une image', 'en' => 'An image'], $this->plugin->files->find($foreign)?->alt);
    }

    public function testAnUntickedFileGoesAndANewOneReplacesASingleOne(): void
    {
        $old = $this->files->image($this->content->staff()->id);
        $record = $this->content->draft(ContentType::Initiative, ['coverImage' => $old]);

        $replaced = $this->post(
            $record,
            ['coverImage' => ['present' => '1', 'id' => [(string) $old]]],
            files: $this->upload('coverImage', $this->files->jpeg(), 'new.jpg'),
        )->record;
        self::assertNotSame($old, $replaced?->values->int('coverImage'));
        self::assertNotNull($replaced?->values->int('coverImage'));

        self::assertNull($this->post($replaced, ['coverImage' => ['present' => '1']])->record?->values->int('coverImage'));
    }

    public function testSeveralFilesAreAddedToThoseThatStay(): void
    {
        $staff = $this->content->staff()->id;
        [$kept, $removed] = [$this->files->pdf($staff), $this->files->pdf($staff)];
        $record = $this->content->draft(ContentType::Initiative, ['documents' => [$kept, $removed]]);
        $files = ['passerelle_files' => [
            'name' => ['documents' => ['a.pdf', 'b.pdf', '']],
            'tmp_name' => ['documents' => [$this->files->write(FileFactory::pdfText()), $this->files->write(FileFactory::pdfText()), '']],
            'error' => ['documents' => [UPLOAD_ERR_OK, UPLOAD_ERR_OK, UPLOAD_ERR_NO_FILE]],
        ]];

        $saved = $this->post($record, ['documents' => ['present' => '1', 'id' => [(string) $kept]]], files: $files)->record;

        $ids = $saved?->values->ints('documents') ?? [];
        self::assertSame($kept, $ids[0]);
        self::assertSame(['document.pdf', 'a.pdf', 'b.pdf'], array_map(fn (int $id): ?string => $this->plugin->files->find($id)?->name, $ids));
    }

    public function testAFileInARowThatWasMovedGoesToItsRow(): void
    {
        $record = $this->content->draft(ContentType::CallForApplication);

        // The browser sends rows in the order in which they stand, whatever their numbers.
        $saved = $this->post(
            $record,
            ['emitters' => ['present' => '1', 7 => ['name' => 'Second made, first shown'], 2 => ['name' => 'Other', 'logo' => ['present' => '1']]]],
            files: $this->upload('emitters.7.logo', $this->files->jpeg(), 'logo.jpg'),
        )->record;

        $emitters = $saved?->values->rows('emitters') ?? [];
        self::assertSame(['Second made, first shown', 'Other'], array_map(static fn ($row): string => $row->text('name'), $emitters));
        self::assertNull($emitters[1]->int('logo'));
        self::assertSame(FilePurpose::Logo, $this->plugin->files->find((int) $emitters[0]->int('logo'))?->purpose);
    }

    #[DataProvider('refusedFiles')]
    public function testARefusedFileLeavesTheRecordAndEverythingElseInTheForm(string $content, int $error, string $code): void
    {
        $record = $this->content->published(ContentType::Initiative, ['subtitle' => 'Stored']);

        $outcome = $this->post(
            $record,
            ['subtitle' => 'Typed', 'coverImage' => ['present' => '1']],
            files: $this->upload('coverImage', $this->files->write($content), 'image.jpg', $error),
        );

        self::assertSame([422, ["coverImage: {$code}"]], [$outcome->httpStatus, $this->errors($outcome)]);
        self::assertEquals($record, $this->reload($record));
        self::assertStringContainsString('Typed', $this->html($outcome));
    }

    /** @return array<string, array{string, int, string}> */
    public static function refusedFiles(): array
    {
        return [
            'a script that calls itself a picture' => ['<?php echo 1;', UPLOAD_ERR_OK, 'file_type'],
            'a document where a picture belongs' => [FileFactory::pdfText(), UPLOAD_ERR_OK, 'file_type'],
            'an upload that was cut' => ['', UPLOAD_ERR_PARTIAL, 'upload_failed'],
            'more than PHP takes' => ['', UPLOAD_ERR_INI_SIZE, 'file_too_large'],
        ];
    }

    public function testAFileThatArrivedIsKeptWhenAnotherFieldIsRefused(): void
    {
        $record = $this->content->draft(ContentType::Initiative);

        $outcome = $this->post(
            $record,
            ['youtubeUrl' => 'nonsense', 'coverImage' => ['present' => '1']],
            files: $this->upload('coverImage', $this->files->jpeg(), 'kept.jpg'),
        );

        self::assertSame(['youtubeUrl: invalid_youtube_url'], $this->errors($outcome));
        $sent = Browser::submit($this->html($outcome));
        $sent['fields'] = [...Browser::fields($sent), 'youtubeUrl' => ''];
        $saved = ($this->admin->saving)(Request::from(wp_slash($sent), []), $this->editor)->record;
        self::assertSame('kept.jpg', $this->plugin->files->find((int) $saved?->values->int('coverImage'))?->name);
    }

    public function testAFileThatDoesNotExistCannotBeAttached(): void
    {
        $record = $this->content->draft(ContentType::Initiative);

        $outcome = $this->post($record, ['documents' => ['present' => '1', 'id' => ['999999']]]);

        self::assertSame(['documents.0: unexpected_fields'], $this->errors($outcome));
    }

    /** @return array<string, mixed> as in $_FILES */
    private function upload(string $path, string $file, string $name, int $error = UPLOAD_ERR_OK): array
    {
        return ['passerelle_files' => ['name' => [$path => $name], 'tmp_name' => [$path => $file], 'error' => [$path => $error]]];
    }

    public function testVideosAreStoredAsVideosAndOthersAreRefusedThere(): void
    {
        $record = $this->content->draft(ContentType::Initiative);
        $files = static fn (string $name, string $path): array => ['passerelle_files' => [
            'name' => ['videos' => [$name]], 'tmp_name' => ['videos' => [$path]], 'error' => ['videos' => [UPLOAD_ERR_OK]],
        ]];

        $refused = $this->post($record, ['videos' => ['present' => '1']], files: $files('film.mp4', $this->files->write(FileFactory::pdfText())));
        self::assertSame(['videos' => 'file_type'], array_column($refused->form->errors ?? [], 'code', 'path'));
        $saved = $this->post($record, ['videos' => ['present' => '1']], files: $files('film.bin', $this->files->write(VideoBuilder::webm())))->record;

        $stored = $this->plugin->files->find($saved?->values->ints('videos')[0] ?? 0);
        self::assertSame(['film.webm', FilePurpose::Video, 'video/webm'], [$stored?->name, $stored?->purpose, $stored?->mime]);
    }

    public function testAFieldTakesFilesOfItsKindOnly(): void
    {
        $staff = $this->content->staff()->id;
        $files = ['gallery' => $this->files->image($staff), 'videos' => $this->files->video($staff), 'documents' => $this->files->pdf($staff)];
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
        self::assertSame(['videos in gallery', 'documents in gallery', 'gallery in videos', 'documents in videos', 'videos in documents'], $refused);
    }

    public function testALogoMayBeAsLargeAsTheSiteAllows(): void
    {
        $logo = $this->files->jpeg(400, 400);
        $store = fn (FilePurpose $purpose): int => $this->plugin->files->store($logo, 'logo.jpg', $purpose, $this->editor->id);
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
