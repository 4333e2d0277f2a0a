<?php

declare(strict_types=1);

namespace Passerelle\Admin\Home;

use Passerelle\Admin\Form\Attachments;
use Passerelle\Admin\Form\Controls\PickerControl;
use Passerelle\Admin\Form\Slot;
use Passerelle\Admin\Labels;
use Passerelle\Admin\Markup;
use Passerelle\Content\Field;
use Passerelle\Content\FieldKind;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\FieldError;
use Passerelle\Languages\Lang;
use Passerelle\Site\Home\HomePlan;
use Passerelle\Site\Home\HomeSection;
use Passerelle\Site\Home\Partner;
use Passerelle\Site\SiteTexts;

/** The home form as HTML. */
final readonly class HomeView
{
    private const TEXT_ROWS = 3;
    /** Empty rows after the stored partners. */
    private const SPARE = 3;

    public function __construct(
        private Labels $labels,
        private Config $config,
        private PickerControl $picker,
        private Attachments $attachments,
    ) {
    }

    public function render(HomeInput $input, bool $isSaved, string $nonce): string
    {
        $boxes = '';
        foreach (Lang::cases() as $language) {
            $title = $this->text('box.texts', ['language' => $this->text("language.in.{$language->value}")]);
            $boxes .= Markup::element('section', ['class' => 'postbox passerelle-box'], Markup::element(
                'div',
                ['class' => 'postbox-header'],
                Markup::text('h2', $title),
            ) . Markup::element('div', ['class' => 'inside'], $this->language($language, $input)));
        }

        return Markup::element('div', ['class' => 'wrap passerelle-edit'], Markup::text('h1', $this->text('home.title'))
            . $this->notice($input, $isSaved)
            . Markup::text('p', $this->text('home.intro'))
            . Markup::element('form', ['method' => 'post', 'enctype' => 'multipart/form-data'], $nonce . $boxes . Markup::text(
                'button',
                $this->text('action.save'),
                ['type' => 'submit', 'class' => 'button button-primary'],
            )));
    }

    private function language(Lang $language, HomeInput $input): string
    {
        $plan = $input->plans[$language->value] ?? HomePlan::standard();
        $texts = '';
        foreach (SiteTexts::HOME as $name) {
            $texts .= $this->heroText($language, $name, $input);
        }

        return $texts
            . $this->group("{$language->value}.featured", 'home.featured', $this->featured($language, $plan, $input), $input)
            . $this->group("{$language->value}.sections", 'home.sections', $this->sections($language, $plan), $input)
            . $this->group("{$language->value}.partners", 'home.partners', $this->partners($language, $plan, $input), $input);
    }

    private function heroText(Lang $language, string $name, HomeInput $input): string
    {
        $path = "{$language->value}.{$name}";
        $id = Slot::idOf($path);
        $max = $this->config->textMax(HomeForm::LIMITS[$name] ?? 'summary');

        return Markup::element('div', ['class' => 'passerelle-field'], Markup::text('label', $this->text("site.field.{$name}"), ['for' => $id, 'class' => 'passerelle-label'])
            . $this->errors($path, $input)
            . Markup::text('p', $this->text('limit.characters', ['max' => $max]), ['class' => 'description', 'id' => "{$id}-help"])
            . Markup::text('textarea', $input->texts[$language->value][$name] ?? '', [
                'id' => $id,
                'name' => Slot::FIELDS . "[{$language->value}][{$name}]",
                'class' => 'large-text',
                'rows' => self::TEXT_ROWS,
                'lang' => $language->value,
                ...$this->state($path, $input, "{$id}-help"),
            ]));
    }

    private function featured(Lang $language, HomePlan $plan, HomeInput $input): string
    {
        $field = new Field('featured', FieldKind::Relation, max: $this->config->rowsMax('featured'), targets: HomeForm::featurable());
        $slot = new Slot($field, [$language->value, 'featured'], $this->text('home.featured'));

        return $this->picker->html($slot, $plan->featured, $input->searches[$language->value] ?? '', $language, isOrdered: true);
    }

    private function sections(Lang $language, HomePlan $plan): string
    {
        $rows = '';
        foreach ($plan->order as $index => $section) {
            $name = $this->text("home.section.{$section->value}");
            $base = Slot::FIELDS . "[{$language->value}]";
            $visible = Markup::element('input', [
                'type' => 'checkbox',
                'name' => "{$base}[visible][]",
                'value' => $section->value,
                'checked' => $plan->shows($section),
                'aria-label' => $this->text('home.section.show', ['name' => $name]),
            ]);
            $place = Markup::element('input', [
                'type' => 'number',
                'name' => "{$base}[order][{$section->value}]",
                'value' => (string) ($index + 1),
                'min' => '1',
                'max' => (string) count(HomeSection::cases()),
                'class' => 'small-text',
                'aria-label' => $this->text('home.section.place', ['name' => $name]),
            ]);
            $rows .= Markup::element('tr', [], Markup::text('th', $name, ['scope' => 'row']) . Markup::element('td', [], $visible) . Markup::element('td', [], $place));
        }
        $head = '';
        foreach (['home.section.name', 'home.section.visible', 'home.section.order'] as $key) {
            $head .= Markup::text('th', $this->text($key), ['scope' => 'col']);
        }

        return Markup::element('table', ['class' => 'widefat striped passerelle-names'], Markup::element('thead', [], Markup::element('tr', [], $head))
            . Markup::element('tbody', [], $rows));
    }

    private function partners(Lang $language, HomePlan $plan, HomeInput $input): string
    {
        $logos = array_values(array_filter(array_map(static fn (Partner $partner): ?int => $partner->logo, $plan->partners), is_int(...)));
        $files = $logos === [] ? [] : $this->attachments->findMany($logos);
        $max = $this->config->rowsMax('partners');
        $rows = '';
        for ($index = 0; $index < min($max, count($plan->partners) + self::SPARE); $index++) {
            $partner = $plan->partners[$index] ?? null;
            $url = $partner?->logo === null ? null : ($files[$partner->logo]->url ?? null);
            $rows .= $this->partner($language, $index, $partner, $url, $input);
        }

        return Markup::element('ol', ['class' => 'passerelle-rows-list'], $rows);
    }

    private function partner(Lang $language, int $index, ?Partner $partner, ?string $logoUrl, HomeInput $input): string
    {
        $path = "{$language->value}.partners.{$index}";
        $base = Slot::FIELDS . "[{$language->value}][partners][{$index}]";
        $html = '';
        foreach (['name' => 'text', 'url' => 'url'] as $name => $type) {
            $id = Slot::idOf("{$path}.{$name}");
            $html .= Markup::element('div', [], Markup::text('label', $this->text("home.partner.{$name}"), ['for' => $id])
                . $this->errors("{$path}.{$name}", $input)
                . Markup::element('input', [
                    'type' => $type,
                    'id' => $id,
                    'name' => "{$base}[{$name}]",
                    'value' => $name === 'name' ? $partner?->name : $partner?->url,
                    'class' => 'regular-text',
                    ...$this->state("{$path}.{$name}", $input),
                ]));
        }
        $id = Slot::idOf("{$path}.logo");
        $html .= Markup::element('div', [], Markup::text('label', $this->text('home.partner.logo'), ['for' => $id])
            . $this->errors("{$path}.logo", $input)
            . ($logoUrl === null ? '' : Markup::element('img', ['src' => $logoUrl, 'alt' => '', 'width' => '64', 'loading' => 'lazy']))
            . ($partner?->logo === null ? '' : Markup::element('input', ['type' => 'hidden', 'name' => "{$base}[logo]", 'value' => (string) $partner->logo]))
            . Markup::element('input', [
                'type' => 'file',
                'id' => $id,
                'name' => Slot::UPLOADS . "[{$path}.logo]",
                'accept' => implode(',', $this->config->limitTexts('files', 'imageTypes')),
                ...$this->state("{$path}.logo", $input),
            ]));
        $legend = $this->text('rows.item', ['field' => $this->text('home.partner'), 'number' => $index + 1]);
        $remove = $partner === null ? '' : Markup::element('label', [], Markup::element('input', ['type' => 'checkbox', 'name' => "{$base}[remove]", 'value' => '1'])
            . ' ' . Markup::text('span', $this->text('home.partner.remove')));

        return Markup::element('li', ['class' => 'passerelle-row'], Markup::element(
            'fieldset',
            [],
            Markup::text('legend', $legend) . Markup::element('div', ['class' => 'passerelle-columns'], $html) . $remove,
        ));
    }

    private function group(string $path, string $key, string $content, HomeInput $input): string
    {
        return Markup::element('fieldset', ['class' => 'passerelle-field', 'id' => Slot::idOf("{$path}-group"), 'tabindex' => '-1'], Markup::element(
            'legend',
            [],
            Markup::text('span', $this->text($key), ['class' => 'passerelle-label']),
        ) . $this->errors($path, $input) . Markup::text('p', $this->text("{$key}.help"), ['class' => 'description']) . $content);
    }

    private function notice(HomeInput $input, bool $isSaved): string
    {
        if ($input->errors !== []) {
            return Markup::element('div', ['class' => 'notice notice-error inline', 'role' => 'alert'], Markup::text('p', $this->text('errors.title')));
        }

        return $isSaved ? Markup::element('div', ['class' => 'notice notice-success inline', 'role' => 'status'], Markup::text('p', $this->text('home.saved'))) : '';
    }

    private function errors(string $path, HomeInput $input): string
    {
        $errors = array_map(fn (FieldError $error): string => $this->labels->error($error), $input->errorsAt($path));

        return $errors === [] ? '' : Markup::text('p', implode(' ', $errors), ['class' => 'passerelle-error', 'id' => Slot::idOf($path) . '-error']);
    }

    /** @return array<string, string|null> ARIA attributes for errors and help */
    private function state(string $path, HomeInput $input, ?string $help = null): array
    {
        $hasError = $input->errorsAt($path) !== [];

        return [
            'aria-invalid' => $hasError ? 'true' : null,
            'aria-describedby' => trim(($hasError ? Slot::idOf($path) . '-error ' : '') . $help) ?: null,
        ];
    }

    /** @param array<string, int|string> $params */
    private function text(string $key, array $params = []): string
    {
        return $this->labels->texts->get($key, $params);
    }
}
