<?php

declare(strict_types=1);

namespace Passerelle\Resources;

use DateTimeImmutable;
use Passerelle\Content\ContentType;
use Passerelle\Content\Definition;
use Passerelle\Content\Field;
use Passerelle\Content\FieldKind;
use Passerelle\Content\Fields;
use Passerelle\Content\FieldSet;
use Passerelle\Content\OwnTitle;
use Passerelle\Content\Required;
use Passerelle\Content\Values;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\FieldError;

/** Resources: a file or a link. */
final readonly class ResourceDefinition implements Definition
{
    use OwnTitle;

    private Fields $fields;

    public function __construct(Config $config)
    {
        $this->fields = new Fields($config);
    }

    public function type(): ContentType
    {
        return ContentType::Resource;
    }

    public function fields(): FieldSet
    {
        $make = $this->fields;

        return new FieldSet(
            $make->cover(),
            $make->summary(),
            $make->html(required: Required::Never),
            $make->choice('resourceKind', 'resourceKind', Required::ToSubmit),
            new Field('file', FieldKind::File),
            $make->url('url'),
            $make->links(),
            $make->organiser(),
            $make->countries(Required::Never),
            $make->sectors(),
        );
    }

    public function check(Values $values, Required $step, ?DateTimeImmutable $publication): array
    {
        $hasContent = $values->int('file') !== null || $values->text('url') !== '';

        return $step === Required::ToSubmit && !$hasContent ? [new FieldError('file', 'required')] : [];
    }
}
