<?php

declare(strict_types=1);

namespace Passerelle\Files;

use Passerelle\Content\Field;
use Passerelle\Content\FieldKind;
use Passerelle\Content\Visibility;
use Passerelle\Kernel\Config;

/** Purpose of an upload, which determines accepted types and size, and which fields may contain the file. */
enum FilePurpose: string
{
    case Cover = 'cover';
    case Logo = 'logo';
    case Picture = 'picture';
    case Gallery = 'gallery';
    case Document = 'document';
    case ResourceFile = 'resource';
    case Certificate = 'certificate';
    case Cv = 'cv';
    case Video = 'video';
    /** Answers to questions of applications, in no field. */
    case Application = 'application';
    /** Letters of recommendation, uploaded by the link of a referee. */
    case Letter = 'letter';
    /** Attached to messages in the thread of an application. */
    case Message = 'message';

    /** Purpose of uploads for a field. */
    public static function of(Field $field): self
    {
        return match ($field->key) {
            'coverImageId' => self::Cover,
            'logoId' => self::Logo,
            'pictureId' => self::Picture,
            'galleryIds' => self::Gallery,
            'videoIds' => self::Video,
            'certificateId' => self::Certificate,
            'cvId' => self::Cv,
            'fileId' => self::ResourceFile,
            default => $field->kind === FieldKind::Image ? self::Cover : self::Document,
        };
    }

    /** Whether such a file is only for those who read the field and record that it was sent for: it is in no other, and never public. */
    public function isConfidential(): bool
    {
        return in_array($this, [self::Certificate, self::Cv, self::Application, self::Letter, self::Message], true);
    }

    /** Whether a use of such a file, by a field with these readers, gives a right to read it: of a confidential one by confidential fields only, of one of an application by none. */
    public function isReadBy(Visibility $field): bool
    {
        return !$this->isOfApplications() && (!$this->isConfidential() || $field === Visibility::Editors);
    }

    /** Whether the field may contain such a file. What a confidential field contains has its purpose, which protects the file elsewhere. */
    public function fits(Field $field): bool
    {
        $other = self::of($field);

        return $this === $other || (!$this->isConfidential() && !$other->isConfidential());
    }

    public function isImage(): bool
    {
        return in_array($this, [self::Cover, self::Logo, self::Picture, self::Gallery], true);
    }

    /** Whether such a file may be used before its scan has ended: an application is sent until the closing, however long a scan takes. */
    public function isUsedUnscanned(): bool
    {
        return $this->isOfApplications();
    }

    /** Whether what uses such a file is an application, and decides who reads it. */
    public function isOfApplications(): bool
    {
        return $this === self::Application || $this === self::Letter || $this === self::Message;
    }

    /** @return list<string> accepted MIME types */
    public function types(Config $config): array
    {
        $images = $config->limitTexts('files', 'imageTypes');

        return match (true) {
            $this->isImage() => $images,
            $this === self::Video => $config->limitTexts('files', 'videoTypes'),
            $this === self::Cv, $this === self::Letter => $config->limitTexts('files', 'documentTypes'),
            $this === self::Application => [...$config->limitTexts('files', 'documentTypes'), ...$images, ...$config->limitTexts('files', 'videoTypes')],
            default => [...$config->limitTexts('files', 'documentTypes'), ...$images],
        };
    }

    /** @return string key in the group "files" of limits.json, in bytes */
    public function sizeLimit(): string
    {
        return match (true) {
            $this->isImage() => 'imageBytes',
            $this === self::Video => 'videoBytes',
            $this === self::Application => 'applicationBytes',
            $this === self::Letter => 'letterBytes',
            $this === self::Message => 'messageBytes',
            default => 'documentBytes',
        };
    }
}
