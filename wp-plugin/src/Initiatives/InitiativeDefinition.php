<?php

declare(strict_types=1);

namespace Passerelle\Initiatives;

use Passerelle\Content\Definition;
use Passerelle\Content\Field;
use Passerelle\Content\FieldKind;
use Passerelle\Content\Fields;
use Passerelle\Content\FieldSet;
use Passerelle\Content\FormStep;
use Passerelle\Content\MediaKind;
use Passerelle\Content\OwnTitle;
use Passerelle\Content\Required;
use Passerelle\Content\Rules\Later;
use Passerelle\Kernel\Config;
use Passerelle\Content\Model\ContentType;

/** Initiatives of members: activities, ambition, offers and needs. */
final readonly class InitiativeDefinition implements Definition
{
    use OwnTitle;

    private Fields $fields;

    public function __construct(private Config $config)
    {
        $this->fields = new Fields($config);
    }

    public function type(): ContentType
    {
        return ContentType::Initiative;
    }

    public function fields(): FieldSet
    {
        $make = $this->fields;

        return new FieldSet(
            new FormStep(
                'presentation',
                $make->text('subtitle', 'subtitle', true, Required::ToSubmit),
                $make->html(),
                $make->longText('ambition', true, Required::ToSubmit),
                $make->longText('localContext', true),
            ),
            new FormStep(
                'scope',
                $make->date('startDate', Required::ToSubmit),
                $make->date('endDate'),
                $make->countries(),
                $make->sectors(),
            ),
            new FormStep(
                'actions',
                $make->rows('actions', 'actions', true, [
                    $make->text('name', required: Required::ToSave),
                    $make->longText('description'),
                    $make->date('startDate'),
                    $make->date('endDate'),
                ]),
            ),
            new FormStep(
                'media',
                $make->cover(),
                $make->media('galleryIds', MediaKind::Image, 'files'),
                $make->media('videoIds', MediaKind::Video, 'videos'),
                $make->documents(),
                new Field('youtubeUrl', FieldKind::YoutubeUrl, max: $this->config->textMax('url')),
            ),
            new FormStep(
                'people',
                $make->organiser(),
                $make->people('members'),
                $make->people('partners'),
            ),
            new FormStep(
                'opportunities',
                $make->longText('offered', true),
                $make->longText('sought', true),
            ),
        );
    }

    public function rules(): array
    {
        return [
            new Later('startDate', 'endDate'),
            new Later('startDate', 'endDate', 'actions'),
        ];
    }
}
